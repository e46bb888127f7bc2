import { isAbsolute, resolve } from 'node:path';
import * as z from 'zod';
import { BadConfig } from './bad-config';
import { mailServerSchema, mailSettingsOf, senderSchema } from './mail/settings';
import type { MailSettings } from './mail/settings';

export { BadConfig } from './bad-config';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

// A compose file passes what is not set as an empty text.
const unset = (value: unknown) => (value === '' ? undefined : value);
const setting = <T extends z.ZodType>(schema: T) => z.preprocess(unset, schema);

// A sub-path goes into the page, and into a cookie's path.
const SUB_PATH = /^(?:\/[\w.~-]+)*\/?$/;

const webAddress = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text));

const publicUrlSchema = webAddress.refine(
  ({ pathname, search, hash, username }) => SUB_PATH.test(pathname) && `${search}${hash}${username}` === '',
  { error: 'may have a path of plain letters, and nothing after it' },
);

const originSchema = webAddress
  .refine(({ href, origin }) => href === `${origin}/`, {
    error: 'is no origin, such as https://fire.example',
  })
  .transform(({ origin }) => origin);

const hostSchema = z.string().regex(/^[\w.:%-]+$/, 'is no address, and no name of a host');

const environmentSchema = z.object({
  PORT: setting(z.coerce.number().int().min(0).max(65_535).default(8000)),
  HOST: setting(hostSchema.default('0.0.0.0')),
  PUBLIC_URL: setting(publicUrlSchema.optional()),
  ALLOWED_ORIGINS: setting(
    z
      .string()
      .transform((text) => text.split(',').map((origin) => origin.trim()))
      .pipe(z.array(originSchema))
      .default([]),
  ),
  TRUSTED_PROXIES: setting(z.coerce.number().int().min(0).max(10).default(0)),
  DATA_DIR: setting(z.string().default('data')),
  DATABASE_FILE: setting(z.string().optional()),
  DATABASE_URL: setting(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  LOG_LEVEL: setting(z.enum(LOG_LEVELS).default('info')),
  CLOSE_AFTER_DAYS: setting(
    z.union([z.literal('never').transform(() => 0), z.coerce.number().positive().max(3650)]).default(7),
  ),
  SMTP_URL: setting(mailServerSchema.optional()),
  MAIL_FROM: setting(senderSchema.optional()),
  METRICS_PORT: setting(z.coerce.number().int().min(0).max(65_535).optional()),
  METRICS_HOST: setting(hostSchema.default('127.0.0.1')),
  DRAIN_SECONDS: setting(z.coerce.number().min(0).max(5).default(0)),
  BOT_PAUSE_MS: setting(z.coerce.number().int().min(0).max(10_000).default(1000)),
  LEADERBOARDS: setting(z.enum(['on', 'off']).default('on')),
  NOTICES_TO: setting(z.enum(['public', 'anywhere']).default('public')),
  RATE_LIMITS: setting(
    z.union([z.literal('off').transform(() => 0), z.coerce.number().positive().max(1_000_000)]).default(1),
  ),
  TIMEOUT_FACTOR: setting(z.coerce.number().min(1).max(1000).default(1)),
});

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(environmentSchema.shape);

/** Where to listen; port 0 is any free one. */
export interface Address {
  readonly port: number;
  readonly host: string;
}

export interface Config {
  readonly port: number; // 8000; 0: any free one
  readonly host: string; // '0.0.0.0'
  readonly publicUrl: URL | null; // https://fire.example/fire; null: whatever host the page came from
  readonly allowedOrigins: readonly string[]; // further ones: ['https://old.example']
  readonly trustedProxies: number; // 1: what the proxy before this server says of where a request came from is believed
  readonly databaseUrl: string | null; // postgres://fire:…@db/fire; null: the file below
  readonly databaseFile: string; // /srv/data/great-fire.db
  readonly clientDir: string | null; // the built page; null: none is served
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly metrics: Address | null; // where /metrics is answered; null: nowhere
  readonly closeAfterMs: number; // that nobody came to a game under way; 0: none is closed
  readonly drainMs: number; // between the word to balancers and the word to pages, when it stops
  readonly botPauseMs: number; // from a visible step at a table to a bot's next one
  readonly showsRatings: boolean; // and who is best by them
  readonly noticesTo: 'public' | 'anywhere'; // 'anywhere': by plain http and into private networks too
  readonly mail: MailSettings | null; // null: none is sent
  readonly rateLimits: number; // every budget is multiplied by it; 0: no limits
  readonly timeoutFactor: number; // multiplies every time limit, for slow hardware
}

const DAY_MS = 24 * 3_600_000;
const SECRET: ReadonlySet<string> = new Set(['DATABASE_URL', 'SMTP_URL']);

/** Reads the settings. Paths are taken from `cwd`. @throws BadConfig naming the first that is wrong */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  { cwd, clientDir }: { readonly cwd: string; readonly clientDir: string | null },
): Config {
  const read = environmentSchema.safeParse(environment);
  if (!read.success) {
    const issue = read.error.issues[0];
    const name = String(issue?.path[0] ?? 'settings');
    const given = SECRET.has(name) ? 'not shown' : (environment[name]?.replace(/\s+/g, ' ') ?? 'not set');
    throw new BadConfig(`${name} is wrong (${given}): ${issue?.message ?? ''}`);
  }
  const { PORT, HOST, PUBLIC_URL, ALLOWED_ORIGINS, TRUSTED_PROXIES } = read.data;
  const { DATA_DIR, DATABASE_FILE, DATABASE_URL, LOG_LEVEL } = read.data;
  if (ALLOWED_ORIGINS.length > 0 && PUBLIC_URL === undefined)
    throw new BadConfig('ALLOWED_ORIGINS is wrong: it adds to PUBLIC_URL, which is not set');
  const mail = mailSettingsOf(read.data);
  const file = DATABASE_FILE ?? `${DATA_DIR}/great-fire.db`;
  return {
    port: PORT,
    host: HOST,
    publicUrl: PUBLIC_URL ?? null,
    allowedOrigins: ALLOWED_ORIGINS,
    trustedProxies: TRUSTED_PROXIES,
    databaseUrl: DATABASE_URL ?? null,
    databaseFile: isAbsolute(file) ? file : resolve(cwd, file),
    clientDir,
    logLevel: LOG_LEVEL,
    metrics:
      read.data.METRICS_PORT === undefined
        ? null
        : { port: read.data.METRICS_PORT, host: read.data.METRICS_HOST },
    closeAfterMs: read.data.CLOSE_AFTER_DAYS * DAY_MS,
    drainMs: read.data.DRAIN_SECONDS * 1000,
    botPauseMs: read.data.BOT_PAUSE_MS,
    showsRatings: read.data.LEADERBOARDS === 'on',
    noticesTo: read.data.NOTICES_TO,
    mail,
    rateLimits: read.data.RATE_LIMITS,
    timeoutFactor: read.data.TIMEOUT_FACTOR,
  };
}
