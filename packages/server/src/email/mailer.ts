/** Sends e-mails over the operator's SMTP server. */
import type { Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import * as z from 'zod';
import type { DeliveryResult } from '../shared/delivery-result';
import type { Timeouts } from '../config/timeouts';
import type { MailSettings } from '../config/email-settings';
import type { EmailMessage } from './templates';

interface MailerDeps {
  readonly settings: MailSettings;
  readonly log: Logger;
  readonly timeouts: Pick<Timeouts, 'emailMs' | 'emailPhaseMs'>;
}

/** Sends e-mails, each over a new connection, because there are few. */
export interface Mailer {
  /** Resolves to the outcome of the delivery and never rejects for SMTP errors. `gone`: the mailbox does not exist. */
  send(to: string, message: EmailMessage): Promise<DeliveryResult>;
  /** Cancels e-mails in progress. Later e-mails are not sent. */
  close(): void;
}

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/;

/** Returns a connection to the mail server that is not open yet. `phaseMs`: the timeout of each SMTP phase. */
export async function createMailTransport(
  { host, port, isSecure, login }: MailSettings,
  phaseMs: number,
): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: login !== null && !isSecure && !LOOPBACK.test(host), // send no password without TLS
    ...(login !== null && { auth: login }),
    connectionTimeout: phaseMs,
    greetingTimeout: phaseMs,
    socketTimeout: phaseMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

export function smtpMailer({ settings, log, timeouts }: MailerDeps): Mailer {
  const closeController = new AbortController();
  const { from } = settings;
  const { emailMs, emailPhaseMs } = timeouts;
  return {
    send: async (to, message) => {
      if (closeController.signal.aborted) return { status: 'unknown' };
      const transport = await createMailTransport(settings, emailPhaseMs);
      const timeoutController = new AbortController();
      const timer = setTimeout(() => timeoutController.abort(), emailMs);
      const signal = AbortSignal.any([timeoutController.signal, closeController.signal]);
      try {
        await transport.sendMail({ from, to: { name: '', address: to }, ...message, signal });
        return { status: 'sent' };
      } catch (error) {
        const failure = failureSchema.parse(error);
        const result = toDeliveryResult(failure);
        // The response text contains the address, so it is not logged.
        if (result.status !== 'gone') log.warn({ ...failure, response: undefined }, 'e-mail not delivered');
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
  command: z.string().optional().catch(undefined), // the SMTP command that failed
  responseCode: z.number().optional().catch(undefined),
  response: z.string().catch(''), // '550 5.1.1 No such user'
});
type Failure = z.infer<typeof failureSchema>;

// The e-mail was not sent in these cases: no connection, greeting, TLS or login.
const NOT_SENT_CODES: ReadonlySet<string> = new Set(['EDNS', 'ETLS', 'EAUTH', 'EPROTOCOL']);
const UNREACHABLE_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
]);
const POLICY_REJECTION = /^\d{3}[ -]5\.7\./; // the receiver's policy, unrelated to the mailbox (RFC 3463)

/**
 * Maps an SMTP failure to a delivery result. A rejected recipient is `gone`. A rejected sender, login or content is
 * `rejected`, because only the operator can fix it.
 */
function toDeliveryResult(failure: Failure): DeliveryResult {
  const { code, originalCode, timeoutType, command, responseCode, response } = failure;
  const retry = { status: 'retry', retryAfterMs: null } as const;
  if (responseCode !== undefined && responseCode >= 500)
    return { status: command === 'RCPT TO' && !POLICY_REJECTION.test(response) ? 'gone' : 'rejected' };
  if (responseCode !== undefined || NOT_SENT_CODES.has(code) || UNREACHABLE_CODES.has(originalCode ?? ''))
    return retry;
  return code === 'ETIMEDOUT' && timeoutType !== 'SOCKET_TIMEOUT' ? retry : { status: 'unknown' };
}
