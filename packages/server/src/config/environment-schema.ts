/** The environment variables of the server: their schemas, and their texts for docs/configuration.md. */
import * as z from 'zod';
import { senderSchema, smtpUrlSchema } from './email-settings';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The texts of a setting in docs/configuration.md. */
export interface SettingTexts {
  readonly values: string; // allowed values, in the documentation and in error messages
  readonly meaning: string;
  readonly preset?: string; // the default in words; left out: the schema's default
}

export const settingTexts = new Map<z.ZodType, SettingTexts>();

/** Returns the text of a setting. A compose file passes an unset setting as an empty string, some editors add spaces or CR. */
export const settingText = (value: string | undefined): string | undefined => value?.trim() || undefined;

const setting = <T extends z.ZodType>(schema: T, texts: SettingTexts) => {
  const variable = z.preprocess(settingText, schema);
  settingTexts.set(variable, texts);
  return variable;
};

// The base path becomes part of the page and of the cookie's path.
const BASE_PATH_PATTERN = /^(?:\/[\w.~-]+)*\/?$/;

const httpUrlSchema = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text));

const publicUrlSchema = httpUrlSchema.refine(
  ({ pathname, search, hash, username }) =>
    BASE_PATH_PATTERN.test(pathname) && `${search}${hash}${username}` === '',
  { error: 'it may have a path of plain letters, and nothing after it' },
);

const originSchema = httpUrlSchema
  .refine(({ href, origin }) => href === `${origin}/`, {
    error: 'an origin has no path',
  })
  .transform(({ origin }) => origin);

const hostSchema = z.string().regex(/^[\w.:%-]+$/);

// A URL without a host names the folder of a socket in its query: postgres:///fire?host=/run/postgresql.
const databaseUrlSchema = z
  .url({ protocol: /^postgres(ql)?$/, abort: true })
  .refine((text) => new URL(text).hostname !== '' || new URL(text).searchParams.has('host'), {
    error: 'it names no host',
  });

/** Reads the text of a whole number. `Number` alone also reads `1e2`, `0x10` and `Infinity`. */
export const wholeNumber = (min: number, max: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(min).max(max));

const decimalNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+(?:\.\d+)?$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));

/** A number above 0, or the word that becomes 0. */
const positiveNumberOr = (word: string, max: number) =>
  z.union([z.literal(word).transform(() => 0), decimalNumber(Number.MIN_VALUE, max)]);

/** The settings by the heading of their table. */
export const SETTING_GROUPS = {
  Network: {
    PORT: setting(wholeNumber(0, 65_535).default(8000), {
      values: 'a whole number from 0 to 65535',
      meaning: 'Port of the page, the API and the sockets. `0` picks a free port.',
    }),
    HOST: setting(hostSchema.optional(), {
      values: 'an address or a host name, such as `127.0.0.1`',
      meaning: 'Address to listen on. Use `127.0.0.1` behind a proxy on the same machine.',
      preset: 'every address, IPv4 and IPv6',
    }),
    PUBLIC_URL: setting(publicUrlSchema.optional(), {
      values: 'an http or https URL, such as `https://fire.example`',
      meaning:
        "The address that players open, with an optional path: `https://example.org/fire`. It fixes the allowed origin, the cookie's path and the links in messages. If not set, the server answers only at IP addresses and local names (without a dot, `.local`, `.lan`, `.internal`, `.home.arpa`, `.localhost`). Set it on a public host.",
    }),
    ALLOWED_ORIGINS: setting(
      z
        .string()
        .transform((text) => text.split(',').map((origin) => origin.trim()))
        .pipe(z.array(originSchema))
        .default([]),
      {
        values: 'origins such as `https://fire.example`, separated by commas',
        meaning:
          'More origins that pages may come from, such as an old name of the host. Requires `PUBLIC_URL`.',
      },
    ),
    TRUSTED_PROXIES: setting(wholeNumber(0, 10).default(0), {
      values: 'a whole number from 0 to 10',
      meaning:
        'Number of proxies before the server. The server trusts as many rightmost entries of `X-Forwarded-For`, and of `X-Forwarded-Proto` if `PUBLIC_URL` is not set.',
    }),
    OUTBOUND_HTTP: setting(z.enum(['public', 'anywhere']).default('public'), {
      values: '`public` or `anywhere`',
      meaning:
        'Targets of webhooks and push messages. `public`: https to public addresses. `anywhere`: also plain http and private addresses.',
    }),
  },
  Storage: {
    DATA_DIR: setting(z.string().default('data'), {
      values: 'a folder',
      meaning: 'Folder of the SQLite file. A relative path starts at the working directory.',
    }),
    DATABASE_FILE: setting(z.string().optional(), {
      values: 'a file',
      meaning: 'Path of the SQLite file, in place of `DATA_DIR`.',
      preset: '`great-fire.db` in `DATA_DIR`',
    }),
    DATABASE_URL: setting(databaseUrlSchema.optional(), {
      values: 'a URL such as `postgres://user:password@host/name`',
      meaning:
        'A PostgreSQL database, which several servers may share. The server then ignores `DATA_DIR`, and does not start if `DATABASE_FILE` is set too.',
    }),
    DATABASE_PASSWORD_FILE: setting(z.string().optional(), {
      values: 'a file',
      meaning:
        'A file with the password of `DATABASE_URL`, such as a secret of a container engine. The URL then has a user and no password.',
    }),
  },
  'Retention and disk': {
    GUEST_RETENTION_DAYS: setting(positiveNumberOr('never', 36_500).default(60), {
      values: 'more than 0 days, up to 36500, or `never`',
      meaning:
        'The server removes a guest without seats, games, groups, chat lines, notes, blocks, e-mail address and recovery code so long after the last visit.',
    }),
    CHAT_RETENTION_DAYS: setting(positiveNumberOr('never', 36_500).default(365), {
      values: 'more than 0 days, up to 36500, or `never`',
      meaning:
        'The server removes the chat of a table so long after the end of its game, and later lines so long after they were written.',
    }),
    MIN_FREE_DISK_MB: setting(wholeNumber(0, 1_000_000_000).default(500), {
      values: 'a whole number of MB, up to 1000000000',
      meaning:
        'With less free space on the disk of the SQLite file, games go on, and new tables, chat, notes and notification settings are rejected.',
    }),
    MAX_DATABASE_MB: setting(wholeNumber(1, 1_000_000_000).optional(), {
      values: 'a whole number of MB from 1 to 1000000000',
      meaning:
        'A larger database has the same effect. Set it with PostgreSQL, because the server does not see that disk.',
    }),
  },
  'E-mail': {
    SMTP_URL: setting(smtpUrlSchema.optional(), {
      values: 'a URL such as `smtps://user:password@mail.example:465`',
      meaning: 'The outgoing mail server. `smtps://` uses TLS and port 465, `smtp://` STARTTLS and port 587.',
    }),
    SMTP_PASSWORD_FILE: setting(z.string().optional(), {
      values: 'a file',
      meaning: 'A file with the password of `SMTP_URL`. The URL then has a user and no password.',
    }),
    EMAIL_FROM: setting(senderSchema.optional(), {
      values: '`fire@fire.example` or `The Great Fire <fire@fire.example>`',
      meaning: 'The sender.',
    }),
  },
  Play: {
    BOT_MOVE_DELAY_MS: setting(wholeNumber(0, 10_000).default(1000), {
      values: 'a whole number of ms from 0 to 10000',
      meaning:
        'Pause between a visible step at a table and the next step of a bot, so that people can follow.',
    }),
    BOT_SEARCH_MS: setting(wholeNumber(0, 1000).default(300), {
      values: 'a whole number of ms from 0 to 1000',
      meaning:
        'Time for a decision of an expert bot. On slow hardware it then compares its turns in fewer ways. `0`: it plans a turn without a search.',
    }),
    ABANDON_AFTER_DAYS: setting(positiveNumberOr('never', 3650).default(7), {
      values: 'more than 0 days, up to 3650, or `never`',
      meaning:
        'A running game without a seated player for so long closes as unfinished. Fractions are allowed.',
    }),
    MAX_BOT_GAMES: setting(wholeNumber(1, 10_000).default(10), {
      values: 'a whole number from 1 to 10000',
      meaning:
        'Running games with bots that one person may sit at. A person with as many opens no more, and adds no bot to a table.',
    }),
    LEADERBOARDS: setting(z.enum(['on', 'off']).default('on'), {
      values: '`on` or `off`',
      meaning: '`off` hides ratings on profiles and the leaderboard.',
    }),
  },
  'Limits, time and memory': {
    RATE_LIMIT_SCALE: setting(positiveNumberOr('off', 1_000_000).default(1), {
      values: 'a positive number up to 1000000, or `off`',
      meaning: 'Multiplies all rate limits and connection limits. `off` removes them.',
    }),
    TIMEOUT_FACTOR: setting(decimalNumber(1, 1000).default(1), {
      values: 'a number from 1 to 1000',
      meaning:
        'Multiplies the time limits for the database, connections, bots, mail and the shutdown. Raise it on slow hardware.',
    }),
    CACHE_MB: setting(wholeNumber(16, 1_000_000).default(128), {
      values: 'a whole number of MB from 16 to 1000000',
      meaning:
        'Memory for the caches of matches and preview images. Matches with a connected page stay in memory beside it, about 31 kB each. The default suits a host with 1 GB.',
    }),
    DRAIN_SECONDS: setting(decimalNumber(0, 5).default(0), {
      values: 'a number of seconds from 0 to 5',
      meaning:
        'A stopping server reports "not ready" for so long before it disconnects pages. Give a load balancer time to notice.',
    }),
  },
  'Logs and metrics': {
    LOG_LEVEL: setting(z.enum(LOG_LEVELS).default('info'), {
      values: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
      meaning: 'Least severe level to log.',
    }),
    METRICS_PORT: setting(wholeNumber(0, 65_535).optional(), {
      values: 'a whole number from 0 to 65535',
      meaning: 'Port of `/metrics`, another one than `PORT`. If not set, the server has no metrics.',
    }),
    METRICS_HOST: setting(hostSchema.optional(), {
      values: 'an address or a host name, such as `127.0.0.1`',
      meaning: 'Address that the metrics port listens on.',
      preset: '`127.0.0.1`',
    }),
  },
};

export const SECRET_SETTINGS: ReadonlySet<string> = new Set(['DATABASE_URL', 'SMTP_URL']);

export const environmentSchema = z.object({
  ...SETTING_GROUPS['Network'],
  ...SETTING_GROUPS['Storage'],
  ...SETTING_GROUPS['Retention and disk'],
  ...SETTING_GROUPS['E-mail'],
  ...SETTING_GROUPS['Play'],
  ...SETTING_GROUPS['Limits, time and memory'],
  ...SETTING_GROUPS['Logs and metrics'],
});
