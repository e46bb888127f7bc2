/** The e-mail settings: all are set, or none. */
import { emailAddressSchema } from '@great-fire/protocol';
import * as z from 'zod';

export interface MailSettings {
  readonly host: string;
  readonly port: number;
  readonly isSecure: boolean; // TLS from the first byte; else STARTTLS if the server offers it
  readonly login: { readonly user: string; readonly pass: string } | null;
  readonly from: { readonly name: string; readonly address: string };
  readonly publicUrl: URL; // base of the links in e-mails
}

interface MailEnvironment {
  readonly SMTP_URL?: z.infer<typeof smtpUrlSchema> | undefined;
  readonly EMAIL_FROM?: z.infer<typeof senderSchema> | undefined;
  readonly PUBLIC_URL?: URL | undefined;
}

/** SMTP_URL: smtp://name:password@host:587, or smtps:// for TLS from the first byte. */
export const smtpUrlSchema = z
  .url({ protocol: /^smtps?$/ })
  .transform((text) => new URL(text))
  .refine(
    ({ hostname, pathname, search, hash }) => hostname !== '' && /^\/?$/.test(`${pathname}${search}${hash}`),
    {
      error: 'nothing may follow the port',
    },
  )
  .refine(({ username, password }) => (username === '') === (password === ''), {
    error: 'it has a user without a password, or a password without a user',
  })
  .refine(({ username, password }) => decodeOrNull(username) !== null && decodeOrNull(password) !== null, {
    error: 'a % in the user or password is written as %25',
  })
  .transform(parseSmtpUrl);

// 'fire@fire.example', or 'The Great Fire <fire@fire.example>'.
const SENDER_PATTERN = /^(?:([^<>\p{Cc}]*)<([^<>\s]+)>|([^<>\s]+))$/u;

export const senderSchema = z
  .string()
  .transform((text) => SENDER_PATTERN.exec(text.trim()) ?? [])
  .transform(([, name = '', bracketedAddress, bareAddress]) => ({
    name: name.trim().replace(/^"|"$/g, ''),
    address: bracketedAddress ?? bareAddress,
  }))
  .pipe(
    z.object({
      name: z
        .string()
        .max(100)
        .regex(/^[^"]*$/),
      address: emailAddressSchema,
    }),
  );

function parseSmtpUrl(url: URL): Omit<MailSettings, 'from' | 'publicUrl'> {
  const { protocol, hostname, port, username, password } = url;
  const isSecure = protocol === 'smtps:';
  const login = { user: decodeOrNull(username) ?? '', pass: decodeOrNull(password) ?? '' };
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    isSecure,
    login: username === '' ? null : login,
  };
}

/**
 * Returns the e-mail settings, or null if one is not set. Links in e-mails use PUBLIC_URL and never a request's host.
 */
export function readMailSettings({ SMTP_URL, EMAIL_FROM, PUBLIC_URL }: MailEnvironment): MailSettings | null {
  if (SMTP_URL === undefined || EMAIL_FROM === undefined || PUBLIC_URL === undefined) return null;
  return { ...SMTP_URL, from: EMAIL_FROM, publicUrl: PUBLIC_URL };
}

function decodeOrNull(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}
