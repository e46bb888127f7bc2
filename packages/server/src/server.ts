/** Starts a server: opens its port and its storage, and assembles the rest on them. */
import { createServer, type Server as HttpServer } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { createResourceLimits, type ResourceLimits } from './config/resource-limits';
import { assemble, type AssembleOptions, type ServerJobs } from './assemble';
import type { ListenAddress, Config } from './config/config';
import { createTimeouts, type DatabaseTimeouts, type Timeouts } from './config/timeouts';
import { answerWhileStarting } from './http/answer-while-starting';
import { guardHttpServer } from './http/guard-http-server';
import { Lifecycle } from './lifecycle/lifecycle';
import { intervalSchedule } from './lifecycle/periodic-job';
import { serializeError } from './observability/error-serializer';
import type { Metrics } from './observability/metrics';
import { metricsServer } from './observability/metrics-server';
import { retryUntilAvailable } from './storage/retry-until-available';
import { guardListener } from './shared/listener-guard';
import { sqliteStorage } from './storage/sqlite/sqlite-storage';
import type { Storage } from './storage/storage';

export interface RunningServer extends ServerJobs {
  readonly port: number;
  readonly metricsPort: number | null; // null: no metrics server
  readonly storage: Storage;
  /** Drains and disconnects clients, finishes running work, and closes sockets, port and storage. */
  readonly stop: () => Promise<void>;
}

/** The start was aborted, for example while the server waited for its storage. */
export class StartAbortedError extends Error {
  override readonly name = 'StartAbortedError';
}

/** The port cannot be listened on. The message is one line for the operator. */
export class PortUnavailableError extends Error {
  override readonly name = 'PortUnavailableError';
}

/** Replacements for parts of a server, beside its settings. Default: the real parts. */
export interface ServerOptions
  extends
    Pick<AssembleOptions, 'botWorker'>,
    Partial<Pick<AssembleOptions, 'now' | 'schedule' | 'previewWorker'>> {
  readonly wrapStorage?: (storage: Storage) => Storage;
  readonly resourceLimits?: Partial<ResourceLimits>; // overrides the defaults
  readonly timeouts?: Partial<Timeouts>; // overrides those of the settings
  readonly startSignal?: AbortSignal; // aborts a start that waits for its storage
}

// A proxy reuses idle connections: Caddy for two minutes. A request that crosses the close of its connection is lost,
// so the proxy must close first. Without a proxy Node closes after five seconds.
const PROXY_KEEP_ALIVE_MS = 130_000;

/** @throws PortUnavailableError, StorageOpenError, StartAbortedError */
export async function startServer(
  config: Config,
  parentLogger: Logger,
  options: ServerOptions,
): Promise<RunningServer> {
  const log = parentLogger.child({}, { serializers: { err: serializeError } });
  const { rateLimitScale, timeoutFactor } = config;
  const resourceLimits = createResourceLimits(rateLimitScale, timeoutFactor, options.resourceLimits);
  const timeouts = { ...createTimeouts(timeoutFactor), ...options.timeouts };
  // Slow requests and responses would hold a connection for nothing.
  const http = createServer({
    headersTimeout: resourceLimits.headersTimeoutMs,
    requestTimeout: resourceLimits.requestTimeoutMs,
    connectionsCheckingInterval: resourceLimits.checkIntervalMs,
  });
  guardHttpServer(http, log);
  http.timeout = resourceLimits.idleTimeoutMs;
  http.on('timeout', (socket: Socket) => {
    log.debug('idle connection closed');
    socket.destroy();
  });
  if (config.trustedProxies > 0) http.keepAliveTimeout = PROXY_KEEP_ALIVE_MS;
  http.on('request', answerWhileStarting);
  await listen(http, config, { port: 'PORT', host: 'HOST' });
  const port = boundPort(http);
  const schedule = options.schedule ?? intervalSchedule;
  const { startSignal } = options;
  const lifecycle = new Lifecycle({ log, stopTimeoutMs: config.drainMs + timeouts.shutdownMs });
  try {
    const opened = await retryUntilAvailable(
      () => openStorage(config, log, timeouts.database),
      log.child({ port }),
      startSignal,
    );
    const rawStorage = options.wrapStorage?.(opened) ?? opened;
    lifecycle.closeOn('closing', 'storage', rawStorage);
    const { storage, metrics, jobs } = await assemble(http, rawStorage, config, {
      log,
      lifecycle,
      resourceLimits,
      timeouts,
      now: options.now ?? (() => Date.now()),
      schedule: (intervalMs, job) => schedule(intervalMs, guardListener(log, job)),
      botWorker: options.botWorker,
      previewWorker: options.previewWorker ?? null,
      ...(startSignal && { startSignal }),
    });
    const metricsHttp =
      config.metrics === null ? null : await startMetricsServer(metrics, config.metrics, log);
    lifecycle.closeOn('closing', 'metrics', metricsHttp);
    const metricsPort = metricsHttp === null ? null : boundPort(metricsHttp);
    return { ...jobs, port, metricsPort, storage, stop: () => lifecycle.stop() };
  } catch (error) {
    http.close();
    await lifecycle.stop().catch(() => undefined); // ends what was built already, and logs what fails
    if (startSignal?.aborted === true)
      throw new StartAbortedError('The server was stopped before it had started');
    throw error;
  }
}

/** @throws StorageOpenError */
async function openStorage(
  { databaseUrl, databaseFile }: Config,
  log: Logger,
  timeouts: DatabaseTimeouts,
): Promise<Storage> {
  if (databaseUrl === null) return sqliteStorage(databaseFile);
  const { postgresStorage } = await import('./storage/postgres/postgres-storage'); // loads the driver only when needed
  return postgresStorage(databaseUrl, log, timeouts);
}

/** @throws PortUnavailableError */
async function startMetricsServer(
  metrics: Metrics,
  address: ListenAddress,
  log: Logger,
): Promise<HttpServer> {
  const http = metricsServer(metrics);
  guardHttpServer(http, log);
  await listen(http, address, { port: 'METRICS_PORT', host: 'METRICS_HOST' });
  metrics.collectProcessMetrics();
  return http;
}

function boundPort(http: HttpServer): number {
  const address = http.address();
  if (typeof address !== 'object' || address === null)
    throw new Error('The server does not listen on a port');
  return address.port;
}

/**
 * `settings`: the names of the settings that hold the address, for the message.
 *
 * @throws PortUnavailableError
 */
function listen(
  http: HttpServer,
  { port, host }: ListenAddress,
  settings: { readonly port: string; readonly host: string },
): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const byCode: Readonly<Record<string, string>> = {
        EADDRINUSE: `${settings.port} is wrong (${String(port)}): another program uses it; allowed: a free port.`,
        EACCES: `${settings.port} is wrong (${String(port)}): it needs more rights than the server has; allowed: 1024 or more.`,
        EADDRNOTAVAIL: `${settings.host} is wrong (${host ?? ''}): allowed: an address or a name of this machine.`,
        ENOTFOUND: `${settings.host} is wrong (${host ?? ''}): this name has no address; allowed: an address or a name of this machine.`,
        EAI_AGAIN: `${settings.host} is wrong (${host ?? ''}): this name has no address, or the DNS does not answer; allowed: an address or a name of this machine.`,
      };
      const text =
        byCode[code ?? ''] ??
        `${settings.port} is wrong (${String(port)}): ${message}; allowed: a free port.`;
      reject(new PortUnavailableError(text));
    });
    // Without a host Node listens on IPv6 and IPv4, and on IPv4 alone where IPv6 is off.
    http.listen({ port, ...(host !== null && { host }) }, resolve);
  });
}
