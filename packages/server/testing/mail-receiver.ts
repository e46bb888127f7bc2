/** An SMTP server for tests. It accepts mail to any address and parses it as a mail client would. */
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { waitFor } from '@great-fire/testkit/wait-for';
import { SMTPServer } from 'smtp-server';
import type { MailSettings } from '../src/config/email-settings';
import { TIMEOUTS } from './timeouts';

export interface ReceivedMail {
  readonly to: string; // recipient of the envelope
  readonly mail: Email;
  readonly raw: string;
}

/**
 * How the server treats mail: accepts it, never answers a recipient, or answers RCPT TO or DATA with a
 * given reply ('550 5.1.1 No such user').
 */
type Behaviour = 'accept' | 'no-response' | { readonly rcpt: string } | { readonly data: string };

export class MailReceiver {
  readonly received: ReceivedMail[] = [];
  recipientCount = 0; // number of RCPT TO commands
  behaviour: Behaviour = 'accept';
  private readCount = 0;
  private readonly server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    socketTimeout: TIMEOUTS.emailMs,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      username === 'fire' && password === LOGIN.pass
        ? done(null, { user: username })
        : done(smtpError('535 No')),
    onRcptTo: (_, __, done) => {
      this.recipientCount += 1;
      if (this.behaviour === 'no-response') return;
      done(
        typeof this.behaviour === 'object' && 'rcpt' in this.behaviour
          ? smtpError(this.behaviour.rcpt)
          : null,
      );
    },
    onData: (stream, { envelope }, done) => {
      const read = async (): Promise<void> => {
        const raw = await buffer(stream);
        if (typeof this.behaviour === 'object' && 'data' in this.behaviour)
          return done(smtpError(this.behaviour.data));
        const mail = await PostalMime.parse(raw);
        this.received.push({ to: envelope.rcptTo[0]?.address ?? '', mail, raw: raw.toString('utf8') });
        done(null);
      };
      // The sender closed the connection before the end of the mail.
      read().catch(() => done(smtpError('451 4.3.0 It is not whole')));
    },
  });

  static async start(): Promise<MailReceiver> {
    const receiver = new MailReceiver();
    receiver.server.on('error', () => undefined); // the sender closed a connection
    receiver.server.listen(0, '127.0.0.1');
    await once(receiver.server.server, 'listening');
    return receiver;
  }

  get port(): number {
    const address = this.server.server.address();
    if (typeof address !== 'object' || address === null) throw new Error('It does not listen');
    return address.port;
  }

  /** Returns the mail settings of a server that sends through this receiver, and whose public URL is `publicUrl`. */
  settings(publicUrl: string): MailSettings {
    return {
      host: '127.0.0.1',
      port: this.port,
      isSecure: false,
      login: LOGIN,
      from: { name: 'The Great Fire', address: 'fire@fire.example' },
      publicUrl: new URL(publicUrl),
    };
  }

  /** Returns the same settings as environment variables of a server process. */
  environment(publicUrl: string): Readonly<Record<string, string>> {
    const { user, pass } = LOGIN;
    return {
      SMTP_URL: `smtp://${user}:${encodeURIComponent(pass)}@127.0.0.1:${String(this.port)}`,
      EMAIL_FROM: 'The Great Fire <fire@fire.example>',
      PUBLIC_URL: publicUrl,
    };
  }

  /** Resolves to the next mail that was not returned yet, once it has arrived. */
  async nextMail(): Promise<ReceivedMail> {
    const mail = await waitFor('the next mail', () => this.received[this.readCount]);
    this.readCount += 1;
    return mail;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
    });
  }
}

const LOGIN = { user: 'fire', pass: 'p@ss/word' };

/** Returns the error with which smtp-server sends this reply line. */
function smtpError(reply: string): Error & { readonly responseCode: number } {
  const [, code = '550', text = ''] = /^(\d{3}) (.*)$/.exec(reply) ?? [];
  return Object.assign(new Error(text), { responseCode: Number(code) });
}
