import { isAbsolute, resolve } from 'node:path';
import * as z from 'zod';
import { ConfigError } from './config-error';
import { smtpUrlSchema, readMailSettings, senderSchema } from '../email/settings';
import type { MailSettings } from '../email/settings';

export { ConfigError } from './config-error';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

// A compose file passes what is not set as an empty text.
const emptyToUndefined = (value: unknown) => (value === '' ? undefined : value);
const envValue = <T extends z.ZodType>(schema: T) => z.preprocess(emptyToUndefined, schema);

// A sub-path goes into the page, and into a cookie's path.
const BASE_PATH_PATTERN = /^(?:\/[\w.~-]+)*\/?$/;

const httpUrlSchema = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text));

const publicUrlSchema = httpUrlSchema.refine(
  ({ pathname, search, hash, username }) =>
    BASE_PATH_PATTERN.test(pathname) && `${search}${hash}${username}` === '',
  { error: 'may have a path of plain letters, and nothing after it' },
);

const originSchema = httpUrlSchema
  .refine(({ href, origin }) => href === `${origin}/`, {
    error: 'is no origin, such as https://fire.example',
  })
  .transform(({ origin }) => origin);

const hostSchema = z.string().regex(/^[\w.:%-]+$/, 'is no address, and no name of a host');

const environmentSchema = z.object({
  PORT: envValue(z.coerce.number().int().min(0).max(65_535).default(8000)),
  HOST: envValue(hostSchema.default('0.0.0.0')),
  PUBLIC_URL: envValue(publicUrlSchema.optional()),
  ALLOWED_ORIGINS: envValue(
    z
      .string()
      .transform((text) => text.split(',').map((origin) => origin.trim()))
      .pipe(z.array(originSchema))
      .default([]),
  ),
  TRUSTED_PROXIES: envValue(z.coerce.number().int().min(0).max(10).default(0)),
  DATA_DIR: envValue(z.string().default('data')),
  DATABASE_FILE: envValue(z.string().optional()),
  DATABASE_URL: envValue(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  LOG_LEVEL: envValue(z.enum(LOG_LEVELS).default('info')),
  CLOSE_AFTER_DAYS: envValue(
    z.union([z.literal('never').transform(() => 0), z.coerce.number().positive().max(3650)]).default(7),
  ),
  SMTP_URL: envValue(smtpUrlSchema.optional()),
  MAIL_FROM: envValue(senderSchema.optional()),
  METRICS_PORT: envValue(z.coerce.number().int().min(0).max(65_535).optional()),
  METRICS_HOST: envValue(hostSchema.default('127.0.0.1')),
  DRAIN_SECONDS: envValue(z.coerce.number().min(0).max(5).default(0)),
  BOT_PAUSE_MS: envValue(z.coerce.number().int().min(0).max(10_000).default(1000)),
  LEADERBOARDS: envValue(z.enum(['on', 'off']).default('on')),
  NOTICES_TO: envValue(z.enum(['public', 'anywhere']).default('public')),
  RATE_LIMITS: envValue(
    z.union([z.literal('off').transform(() => 0), z.coerce.number().positive().max(1_000_000)]).default(1),
  ),
  TIMEOUT_FACTOR: envValue(z.coerce.number().min(1).max(1000).default(1)),
});

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(environmentSchema.shape);

/** Where to listen; port 0 is any free one. */
export interface ListenAddress {
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
  readonly metrics: ListenAddress | null; // where /metrics is answered; null: nowhere
  readonly abandonAfterMs: number; // that nobody came to a game under way; 0: none is closed
  readonly drainMs: number; // between the word to balancers and the word to pages, when it stops
  readonly botMoveDelayMs: number; // from a visible step at a table to a bot's next one
  readonly showsRatings: boolean; // and who is best by them
  readonly outboundHttp: 'public' | 'anywhere'; // 'anywhere': by plain http and into private networks too
  readonly mail: MailSettings | null; // null: none is sent
  readonly rateLimitScale: number; // every budget is multiplied by it; 0: no limits
  readonly timeoutFactor: number; // multiplies every time limit, for slow hardware
}

const DAY_MS = 24 * 3_600_000;
const SECRET_SETTINGS: ReadonlySet<string> = new Set(['DATABASE_URL', 'SMTP_URL']);

/** Reads the settings. Paths are taken from `cwd`. @throws ConfigError naming the first that is wrong */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  { cwd, clientDir }: { readonly cwd: string; readonly clientDir: string | null },
): Config {
  const result = environmentSchema.safeParse(environment);
  if (!result.success) {
    const issue = result.error.issues[0];
    const name = String(issue?.path[0] ?? 'settings');
    const displayedValue = SECRET_SETTINGS.has(name)
      ? 'not shown'
      : (environment[name]?.replace(/\s+/g, ' ') ?? 'not set');
    throw new ConfigError(`${name} is wrong (${displayedValue}): ${issue?.message ?? ''}`);
  }
  const { PORT, HOST, PUBLIC_URL, ALLOWED_ORIGINS, TRUSTED_PROXIES } = result.data;
  const { DATA_DIR, DATABASE_FILE, DATABASE_URL, LOG_LEVEL } = result.data;
  if (ALLOWED_ORIGINS.length > 0 && PUBLIC_URL === undefined)
    throw new ConfigError('ALLOWED_ORIGINS is wrong: it adds to PUBLIC_URL, which is not set');
  const mail = readMailSettings(result.data);
  const databasePath = DATABASE_FILE ?? `${DATA_DIR}/great-fire.db`;
  return {
    port: PORT,
    host: HOST,
    publicUrl: PUBLIC_URL ?? null,
    allowedOrigins: ALLOWED_ORIGINS,
    trustedProxies: TRUSTED_PROXIES,
    databaseUrl: DATABASE_URL ?? null,
    databaseFile: isAbsolute(databasePath) ? databasePath : resolve(cwd, databasePath),
    clientDir,
    logLevel: LOG_LEVEL,
    metrics:
      result.data.METRICS_PORT === undefined
        ? null
        : { port: result.data.METRICS_PORT, host: result.data.METRICS_HOST },
    abandonAfterMs: result.data.CLOSE_AFTER_DAYS * DAY_MS,
    drainMs: result.data.DRAIN_SECONDS * 1000,
    botMoveDelayMs: result.data.BOT_PAUSE_MS,
    showsRatings: result.data.LEADERBOARDS === 'on',
    outboundHttp: result.data.NOTICES_TO,
    mail,
    rateLimitScale: result.data.RATE_LIMITS,
    timeoutFactor: result.data.TIMEOUT_FACTOR,
  };
}
