import { isAbsolute, resolve } from 'node:path';
import { ConfigError } from './config-error';
import { readMailSettings } from './email-settings';
import type { MailSettings } from './email-settings';
import { environmentSchema } from './environment-schema';
import type { LOG_LEVELS } from './environment-schema';
import { insertPasswords } from './password-files';

export { ConfigError } from './config-error';

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(environmentSchema.shape);

/** An address to listen on. Port 0 is any free port. */
export interface ListenAddress {
  readonly port: number;
  readonly host: string;
}

export interface Config {
  readonly port: number; // 8000; 0: any free port
  readonly host: string; // '0.0.0.0'
  readonly publicUrl: URL | null; // https://fire.example/fire; null: the requested host
  readonly allowedOrigins: readonly string[]; // in addition to `publicUrl`: ['https://old.example']
  readonly trustedProxies: number; // number of proxies whose forwarding headers are trusted
  readonly databaseUrl: string | null; // postgres://fire:…@db/fire; null: SQLite
  readonly databaseFile: string; // /srv/data/great-fire.db
  readonly clientDir: string | null; // the built client; null: not served
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly metrics: ListenAddress | null; // where /metrics is served; null: nowhere
  readonly abandonAfterMs: number; // without a player; 0: tables are never closed
  readonly guestRetentionMs: number | null; // from a guest's last visit; null: guests are never removed
  readonly chatRetentionMs: number | null; // from the end of a game; null: chat is never removed
  readonly minFreeBytes: number; // less free disk space than this refuses everything but play
  readonly maxDatabaseBytes: number | null; // a larger database does the same; null: no limit
  readonly cacheBytes: number; // of all caches in memory
  readonly maxBotGames: number; // running games with bots, for each person
  readonly drainMs: number; // between failing readiness and disconnecting clients at a stop
  readonly botMoveDelayMs: number; // from a visible step to a bot's next one
  readonly showsRatings: boolean; // ratings and the leaderboard
  readonly outboundHttp: 'public' | 'anywhere'; // 'anywhere': also plain http and private networks
  readonly mail: MailSettings | null; // null: no e-mail
  readonly rateLimitScale: number; // multiplies every rate limit; 0: no limits
  readonly timeoutFactor: number; // multiplies every timeout, for slow hardware
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

const DAY_MS = 24 * 3_600_000;
const MB = 1_000_000;
const daysToMs = (days: number): number | null => (days === 0 ? null : days * DAY_MS);
const SECRET_SETTINGS: ReadonlySet<string> = new Set(['DATABASE_URL', 'SMTP_URL']);

/**
 * Reads the settings, and passwords from files that settings name. Resolves relative paths against `cwd`.
 *
 * @throws ConfigError that names the first invalid setting
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  { cwd, clientDir }: { readonly cwd: string; readonly clientDir: string | null },
): Config {
  const result = environmentSchema.safeParse(insertPasswords(environment));
  if (!result.success) {
    const issue = result.error.issues[0];
    const name = String(issue?.path[0] ?? 'settings');
    const displayedValue = SECRET_SETTINGS.has(name)
      ? 'not shown'
      : (environment[name]?.replace(/\s+/g, ' ') ?? 'not set');
    throw new ConfigError(`${name} is wrong (${displayedValue}): ${issue?.message ?? ''}`);
  }
  const env = result.data;
  if (env.ALLOWED_ORIGINS.length > 0 && env.PUBLIC_URL === undefined)
    throw new ConfigError('ALLOWED_ORIGINS is wrong: it adds to PUBLIC_URL, which is not set');
  const mail = readMailSettings(env);
  const databasePath = env.DATABASE_FILE ?? `${env.DATA_DIR}/great-fire.db`;
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? null,
    allowedOrigins: env.ALLOWED_ORIGINS,
    trustedProxies: env.TRUSTED_PROXIES,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseFile: isAbsolute(databasePath) ? databasePath : resolve(cwd, databasePath),
    clientDir,
    logLevel: env.LOG_LEVEL,
    metrics: env.METRICS_PORT === undefined ? null : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    abandonAfterMs: env.ABANDON_AFTER_DAYS * DAY_MS,
    guestRetentionMs: daysToMs(env.GUEST_RETENTION_DAYS),
    chatRetentionMs: daysToMs(env.CHAT_RETENTION_DAYS),
    minFreeBytes: env.MIN_FREE_DISK_MB * MB,
    maxDatabaseBytes: env.MAX_DATABASE_MB === undefined ? null : env.MAX_DATABASE_MB * MB,
    cacheBytes: env.CACHE_MB * MB,
    maxBotGames: env.MAX_BOT_GAMES,
    drainMs: env.DRAIN_SECONDS * 1000,
    botMoveDelayMs: env.BOT_MOVE_DELAY_MS,
    showsRatings: env.LEADERBOARDS === 'on',
    outboundHttp: env.OUTBOUND_HTTP,
    mail,
    rateLimitScale: env.RATE_LIMIT_SCALE,
    timeoutFactor: env.TIMEOUT_FACTOR,
  };
}
