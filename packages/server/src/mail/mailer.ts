/** Mail on its way: by the host's own server, which takes it to others. */
import type { Logger } from 'pino';
import * as z from 'zod';
import type { Outcome } from '../notices/channel';
import type { Timeouts } from '../timeouts';
import type { Letter } from './letter';
import type { MailSettings } from './settings';

export interface MailerParts {
  readonly settings: MailSettings;
  readonly log: Logger;
  readonly timeouts: Pick<Timeouts, 'mailMs' | 'mailPhaseMs'>;
}

/** Sends mail, one a line: there is little of it. */
export interface Mailer {
  /** Never throws for what the server does. `gone`: there is no such mailbox. */
  send(to: string, letter: Letter): Promise<Outcome>;
  /** Lets go of what is under way, and sends nothing any more. */
  close(): void;
}

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/;

export function smtpMailer({ settings, log, timeouts }: MailerParts): Mailer {
  const closing = new AbortController();
  const { host, port, isSecure, login, from } = settings;
  const { mailMs, mailPhaseMs } = timeouts;
  return {
    send: async (to, letter) => {
      if (closing.signal.aborted) return { is: 'doubt' };
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        ...{ host, port, secure: isSecure },
        requireTLS: login !== null && !isSecure && !LOOPBACK.test(host), // no password goes over an open line
        ...(login !== null && { auth: login }),
        ...{ connectionTimeout: mailPhaseMs, greetingTimeout: mailPhaseMs, socketTimeout: mailPhaseMs },
        ...{ disableFileAccess: true, disableUrlAccess: true },
      });
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), mailMs);
      const signal = AbortSignal.any([late.signal, closing.signal]);
      try {
        await transport.sendMail({ from, to: { name: '', address: to }, ...letter, signal });
        return { is: 'sent' };
      } catch (error) {
        const failure = failureSchema.parse(error);
        const outcome = outcomeOf(failure);
        // Not its message: that has the address in it.
        if (outcome.is !== 'gone') log.warn({ ...failure, response: undefined }, 'mail was not sent');
        return outcome;
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => closing.abort(),
  };
}

const failureSchema = z.object({
  code: z.string().catch('unknown'),
  originalCode: z.string().optional().catch(undefined), // 'ECONNREFUSED'
  timeoutType: z.string().optional().catch(undefined),
  command: z.string().optional().catch(undefined), // that was answered so
  responseCode: z.number().optional().catch(undefined),
  response: z.string().catch(''), // '550 5.1.1 No such user'
});
type Failure = z.infer<typeof failureSchema>;

// Nothing of a mail has left by then: no line, no greeting, no TLS, or no login.
const BEFORE: ReadonlySet<string> = new Set(['EDNS', 'ETLS', 'EAUTH', 'EPROTOCOL']);
const UNREACHED: ReadonlySet<string> = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND']);
const POLICY = /^\d{3}[ -]5\.7\./; // of the receiver's: it says nothing of the mailbox (RFC 3463)

/** What a failure means for the mail. A refused recipient is gone; a refused sender, login or text is the host's to mend. */
export function outcomeOf({
  code,
  originalCode,
  timeoutType,
  command,
  responseCode,
  response,
}: Failure): Outcome {
  const again = { is: 'again', afterMs: null } as const;
  if (responseCode !== undefined && responseCode >= 500)
    return { is: command === 'RCPT TO' && !POLICY.test(response) ? 'gone' : 'refused' };
  if (responseCode !== undefined || BEFORE.has(code) || UNREACHED.has(originalCode ?? '')) return again;
  return code === 'ETIMEDOUT' && timeoutType !== 'SOCKET_TIMEOUT' ? again : { is: 'doubt' };
}
