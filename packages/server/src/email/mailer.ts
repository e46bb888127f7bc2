/** Mail on its way: by the host's own server, which takes it to others. */
import type { Logger } from 'pino';
import * as z from 'zod';
import type { DeliveryResult } from '../notifications/channel';
import type { Timeouts } from '../config/timeouts';
import type { EmailMessage } from './templates';
import type { MailSettings } from './settings';

export interface MailerDeps {
  readonly settings: MailSettings;
  readonly log: Logger;
  readonly timeouts: Pick<Timeouts, 'emailMs' | 'emailPhaseMs'>;
}

/** Sends mail, one a line: there is little of it. */
export interface Mailer {
  /** Never throws for what the server does. `gone`: there is no such mailbox. */
  send(to: string, message: EmailMessage): Promise<DeliveryResult>;
  /** Lets go of what is under way, and sends nothing any more. */
  close(): void;
}

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/;

export function smtpMailer({ settings, log, timeouts }: MailerDeps): Mailer {
  const closeController = new AbortController();
  const { host, port, isSecure, login, from } = settings;
  const { emailMs, emailPhaseMs } = timeouts;
  return {
    send: async (to, message) => {
      if (closeController.signal.aborted) return { status: 'doubt' };
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        ...{ host, port, secure: isSecure },
        requireTLS: login !== null && !isSecure && !LOOPBACK.test(host), // no password goes over an open line
        ...(login !== null && { auth: login }),
        ...{ connectionTimeout: emailPhaseMs, greetingTimeout: emailPhaseMs, socketTimeout: emailPhaseMs },
        ...{ disableFileAccess: true, disableUrlAccess: true },
      });
      const timeoutController = new AbortController();
      const timer = setTimeout(() => timeoutController.abort(), emailMs);
      const signal = AbortSignal.any([timeoutController.signal, closeController.signal]);
      try {
        await transport.sendMail({ from, to: { name: '', address: to }, ...message, signal });
        return { status: 'sent' };
      } catch (error) {
        const failure = failureSchema.parse(error);
        const result = toDeliveryResult(failure);
        // Not its message: that has the address in it.
        if (result.status !== 'gone') log.warn({ ...failure, response: undefined }, 'mail was not sent');
        return result;
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => closeController.abort(),
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
const NOT_SENT_CODES: ReadonlySet<string> = new Set(['EDNS', 'ETLS', 'EAUTH', 'EPROTOCOL']);
const UNREACHABLE_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
]);
const POLICY_REJECTION = /^\d{3}[ -]5\.7\./; // of the receiver's: it says nothing of the mailbox (RFC 3463)

/** What a failure means for the mail. A refused recipient is gone; a refused sender, login or text is the host's to mend. */
export function toDeliveryResult({
  code,
  originalCode,
  timeoutType,
  command,
  responseCode,
  response,
}: Failure): DeliveryResult {
  const retry = { status: 'again', retryAfterMs: null } as const;
  if (responseCode !== undefined && responseCode >= 500)
    return { status: command === 'RCPT TO' && !POLICY_REJECTION.test(response) ? 'gone' : 'refused' };
  if (responseCode !== undefined || NOT_SENT_CODES.has(code) || UNREACHABLE_CODES.has(originalCode ?? ''))
    return retry;
  return code === 'ETIMEDOUT' && timeoutType !== 'SOCKET_TIMEOUT' ? retry : { status: 'doubt' };
}
