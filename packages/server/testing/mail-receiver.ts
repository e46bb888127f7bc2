/** A mail server for tests: takes what is sent to anybody, and reads it as a mail program would. */
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { waitFor } from '@great-fire/testkit/wait-for';
import { SMTPServer } from 'smtp-server';
import type { MailSettings } from '../src/mail/settings';
import { TIMEOUTS } from './patience';

/** One mail, as it came. */
export interface Mailed {
  readonly to: string; // of the envelope
  readonly mail: Email;
  readonly raw: string;
}

/** What it does with mail: takes it; answers a recipient or the text so ('550 5.1.1 No such user'); or says nothing to a recipient. */
type Manner = 'take' | 'silent' | { readonly rcpt: string } | { readonly text: string };

export class MailReceiver {
  readonly heard: Mailed[] = [];
  asked = 0; // by recipients
  manner: Manner = 'take';
  private read = 0;
  private readonly server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    socketTimeout: TIMEOUTS.mailMs,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      username === 'fire' && password === LOGIN.pass
        ? done(null, { user: username })
        : done(failure('535 No')),
    onRcptTo: (_, __, done) => {
      this.asked += 1;
      if (this.manner === 'silent') return;
      done(typeof this.manner === 'object' && 'rcpt' in this.manner ? failure(this.manner.rcpt) : null);
    },
    onData: (stream, { envelope }, done) => {
      const read = async (): Promise<void> => {
        const raw = await buffer(stream);
        if (typeof this.manner === 'object' && 'text' in this.manner) return done(failure(this.manner.text));
        const mail = await PostalMime.parse(raw);
        this.heard.push({ to: envelope.rcptTo[0]?.address ?? '', mail, raw: raw.toString('utf8') });
        done(null);
      };
      // What breaks off is no mail: the sender let go of the line.
      read().catch(() => done(failure('451 4.3.0 It is not whole')));
    },
  });

  static async start(): Promise<MailReceiver> {
    const receiver = new MailReceiver();
    receiver.server.on('error', () => undefined); // of a line that the sender let go of
    receiver.server.listen(0, '127.0.0.1');
    await once(receiver.server.server, 'listening');
    return receiver;
  }

  get port(): number {
    const address = this.server.server.address();
    if (typeof address !== 'object' || address === null) throw new Error('It does not listen');
    return address.port;
  }

  /** The settings of a server that sends by it, whose people open `publicUrl`. */
  settings(publicUrl: string): MailSettings {
    return {
      ...{ host: '127.0.0.1', port: this.port, isSecure: false, login: LOGIN },
      from: { name: 'The Great Fire', address: 'fire@fire.example' },
      publicUrl: new URL(publicUrl),
    };
  }

  /** The same as a server's environment has it. */
  environment(publicUrl: string): Readonly<Record<string, string>> {
    const { user, pass } = LOGIN;
    return {
      SMTP_URL: `smtp://${user}:${encodeURIComponent(pass)}@127.0.0.1:${String(this.port)}`,
      MAIL_FROM: 'The Great Fire <fire@fire.example>',
      PUBLIC_URL: publicUrl,
    };
  }

  /** The next mail that was not read yet, once it has come. */
  async next(): Promise<Mailed> {
    const mail = await waitFor('the next mail', () => this.heard[this.read]);
    this.read += 1;
    return mail;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
    });
  }
}

const LOGIN = { user: 'fire', pass: 'p@ss/word' };

/** What a mail server answers with, by its whole line. */
function failure(line: string): Error & { readonly responseCode: number } {
  const [, code = '550', text = ''] = /^(\d{3}) (.*)$/.exec(line) ?? [];
  return Object.assign(new Error(text), { responseCode: Number(code) });
}
