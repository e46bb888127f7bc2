import { isAbsolute, resolve } from 'node:path';
import { DAY_MS } from '@great-fire/table/durations';
import type * as z from 'zod';
import { ConfigError } from './config-error';
import { readMailSettings } from './email-settings';
import { SECRET_SETTINGS, environmentSchema, settingText, settingTexts } from './environment-schema';
import { insertPasswords } from './password-files';

export const SETTINGS: readonly string[] = Object.keys(environmentSchema.shape);

/** An address to listen on. Port 0 is any free port. */
export interface ListenAddress {
  readonly port: number;
  readonly host: string | null; // null: every address of the machine, IPv6 and IPv4
}

/** Returns the database in use for logs: the SQLite file, or the PostgreSQL host and database without credentials. */
export function databaseName({
  databaseUrl,
  databaseFile,
}: Pick<Config, 'databaseUrl' | 'databaseFile'>): string {
  if (databaseUrl === null) return databaseFile;
  const { host, pathname } = new URL(databaseUrl);
  return `postgres://${host}${pathname}`;
}

const MB = 1_000_000;
const daysToMs = (days: number): number | null => (days === 0 ? null : days * DAY_MS);

/** A valid setting that does not go with the others. */
interface Conflict {
  readonly name: string;
  readonly reason: string;
  readonly isPresent: (env: z.output<typeof environmentSchema>) => boolean;
}

const CONFLICTS: readonly Conflict[] = [
  {
    name: 'DATABASE_FILE',
    reason: 'DATABASE_URL names another database; allowed: one of the two',
    isPresent: (env) => env.DATABASE_FILE !== undefined && env.DATABASE_URL !== undefined,
  },
  {
    name: 'ALLOWED_ORIGINS',
    reason: 'allowed: only with PUBLIC_URL, which is not set',
    isPresent: (env) => env.ALLOWED_ORIGINS.length > 0 && env.PUBLIC_URL === undefined,
  },
  {
    name: 'EMAIL_FROM',
    reason: 'allowed: only with SMTP_URL, which is not set',
    isPresent: (env) => env.EMAIL_FROM !== undefined && env.SMTP_URL === undefined,
  },
  {
    name: 'SMTP_URL',
    reason: 'allowed: only with EMAIL_FROM, which is not set',
    isPresent: (env) => env.SMTP_URL !== undefined && env.EMAIL_FROM === undefined,
  },
  {
    name: 'SMTP_URL',
    reason: 'allowed: only with PUBLIC_URL, for links in e-mails, which is not set',
    isPresent: (env) => env.SMTP_URL !== undefined && env.PUBLIC_URL === undefined,
  },
  {
    name: 'METRICS_PORT',
    reason: 'PORT has the same value; allowed: another port',
    isPresent: (env) => env.METRICS_PORT === env.PORT && env.PORT !== 0,
  },
  {
    name: 'METRICS_HOST',
    reason: 'allowed: only with METRICS_PORT, which is not set',
    isPresent: (env) => env.METRICS_HOST !== undefined && env.METRICS_PORT === undefined,
  },
];

/**
 * Reads the settings, and passwords from files that settings name. Resolves relative paths against `cwd`.
 *
 * @throws ConfigError with a line for each invalid setting
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  { cwd, clientDir }: { readonly cwd: string; readonly clientDir: string | null },
) {
  const result = environmentSchema.safeParse(insertPasswords(environment));
  if (!result.success) throw new ConfigError(describeIssues(result.error.issues, environment));
  const env = result.data;
  const conflicts = CONFLICTS.filter(({ isPresent }) => isPresent(env));
  if (conflicts.length > 0)
    throw new ConfigError(
      conflicts
        .map(({ name, reason }) => `${name} is wrong (${shownValue(name, environment)}): ${reason}`)
        .join('\n'),
    );
  const databasePath = env.DATABASE_FILE ?? `${env.DATA_DIR}/great-fire.db`;
  const allowedOrigins: readonly string[] = env.ALLOWED_ORIGINS;
  const metrics: ListenAddress | null =
    env.METRICS_PORT === undefined ? null : { port: env.METRICS_PORT, host: env.METRICS_HOST ?? '127.0.0.1' };
  return {
    port: env.PORT, // 0: any free port
    host: env.HOST ?? null,
    publicUrl: env.PUBLIC_URL ?? null, // https://fire.example/fire; null: the requested host
    allowedOrigins, // in addition to `publicUrl`
    trustedProxies: env.TRUSTED_PROXIES, // number of proxies whose forwarding headers are trusted
    databaseUrl: env.DATABASE_URL ?? null, // postgres://fire:…@db/fire; null: SQLite
    databaseFile: isAbsolute(databasePath) ? databasePath : resolve(cwd, databasePath),
    clientDir, // the built client; null: not served
    logLevel: env.LOG_LEVEL,
    metrics, // where /metrics is served; null: nowhere
    abandonAfterMs: env.ABANDON_AFTER_DAYS * DAY_MS, // without a player; 0: tables are never closed
    guestRetentionMs: daysToMs(env.GUEST_RETENTION_DAYS), // from a guest's last visit; null: guests are never removed
    chatRetentionMs: daysToMs(env.CHAT_RETENTION_DAYS), // from the end of a game; null: chat is never removed
    minFreeBytes: env.MIN_FREE_DISK_MB * MB, // less free disk space than this refuses everything but play
    maxDatabaseBytes: env.MAX_DATABASE_MB === undefined ? null : env.MAX_DATABASE_MB * MB, // a larger one does the same
    cacheBytes: env.CACHE_MB * MB, // of matches and preview images
    maxBotGames: env.MAX_BOT_GAMES, // running games with bots, for each person
    drainMs: env.DRAIN_SECONDS * 1000, // between failing readiness and disconnecting clients at a stop
    botMoveDelayMs: env.BOT_MOVE_DELAY_MS, // from a visible step to a bot's next one
    botSearchMs: env.BOT_SEARCH_MS, // for a decision of an expert bot; 0: it plans without a search
    showsRatings: env.LEADERBOARDS === 'on',
    outboundHttp: env.OUTBOUND_HTTP, // 'anywhere': also plain http and private networks
    mail: readMailSettings(env), // null: no e-mail
    rateLimitScale: env.RATE_LIMIT_SCALE, // multiplies every rate limit; 0: no limits
    timeoutFactor: env.TIMEOUT_FACTOR, // multiplies every timeout, for slow hardware
  };
}

export type Config = Readonly<ReturnType<typeof readConfig>>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns a line for each invalid setting: its name, its value, and what is allowed. */
function describeIssues(issues: readonly z.core.$ZodIssue[], environment: Environment): string {
  const lines = new Map<string, string>(); // by setting, because a value may have several issues
  for (const { path, code, message } of issues) {
    const name = String(path[0]);
    if (lines.has(name)) continue;
    const reason = code === 'custom' ? `${message}; ` : ''; // all other messages are the library's
    const value = shownValue(name, environment);
    lines.set(name, `${name} is wrong (${value}): ${reason}allowed: ${allowedValues(name)}`);
  }
  return [...lines.values()].join('\n');
}

const shownValue = (name: string, environment: Environment): string =>
  SECRET_SETTINGS.has(name) ? 'not shown' : (environment[name]?.replace(/\s+/g, ' ') ?? 'not set');

function allowedValues(name: string): string {
  const schemas: Readonly<Record<string, z.ZodType>> = environmentSchema.shape;
  const schema = schemas[name];
  return (schema && settingTexts.get(schema)?.values.replaceAll('`', '')) ?? '';
}

/** A setting as it takes effect. */
export interface EffectiveSetting {
  readonly name: string;
  readonly value: string; // without passwords
  readonly isSet: boolean; // false: the default
}

/** Returns all settings of a valid environment. An empty value counts as not set. */
export function describeSettings(environment: Environment): readonly EffectiveSetting[] {
  return Object.entries<z.ZodType>(environmentSchema.shape).map(([name, schema]) => {
    const text = settingText(environment[name]);
    const texts = settingTexts.get(schema);
    if (text !== undefined)
      return { name, value: SECRET_SETTINGS.has(name) ? withoutLogin(text) : text, isSet: true };
    const preset = schema.parse(undefined);
    const value = texts?.preset?.replaceAll('`', '') ?? (preset === undefined ? 'not set' : String(preset));
    return { name, value: value === '' ? 'none' : value, isSet: false };
  });
}

/** Returns a URL without user, password and query. */
function withoutLogin(text: string): string {
  const { protocol, host, pathname } = new URL(text);
  return `${protocol}//${host}${pathname}`;
}
