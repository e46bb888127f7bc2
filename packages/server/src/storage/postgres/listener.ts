/** One connection that receives the notifications of all servers. It reconnects by itself. */
import { Client } from 'pg';
import type { Logger } from 'pino';
import type { LocalChangeFeed } from '../change-feed';
import type { DatabaseTimeouts } from '../../config/timeouts';
import type { Availability } from '../availability';
import type { ConnectionSockets } from './connection-sockets';
import { connectionOptions } from './open-database';
import { NOTIFY_CHANNEL, type Notifier } from './notifier';

const HEARTBEAT_MS = 500; // how often the connection is probed
const REPLAY_WINDOW_MS = 60_000;
const RECONNECT_MS = 250;

interface ListenerDeps {
  readonly url: string;
  readonly sockets: ConnectionSockets;
  readonly notifier: Notifier;
  readonly changeFeed: LocalChangeFeed;
  readonly availability: Availability;
  readonly log: Logger;
  readonly timeouts: DatabaseTimeouts;
}

export class PostgresListener {
  private client: Client | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private isClosed = false;
  private lostAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly deps: ListenerDeps) {
    deps.availability.onChange(() => (this.lostAt = performance.now()));
  }

  /** Connects. Resolves once it receives notifications. @throws Error if the database cannot be reached */
  async open(): Promise<void> {
    const client = this.newClient();
    client.on('error', () => this.onDisconnected(client));
    client.on('end', () => this.onDisconnected(client));
    client.on('notification', ({ payload }) => {
      const change = this.deps.notifier.parsePayload(payload);
      if (change === null) return;
      if (!change.isLocal) this.deps.changeFeed.dispatch(change);
      // Local changes were published at once, except those whose response was lost.
      else if (this.mayHaveMissedCommits) this.deps.changeFeed.dispatch({ ...change, isLocal: false });
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${NOTIFY_CHANNEL}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    if (this.isClosed) {
      await client.end(); // `close` was called during the connect and did not see this connection
      return;
    }
    this.client = client;
    this.schedule(HEARTBEAT_MS, () => this.heartbeat(client));
  }

  async close(): Promise<void> {
    this.isClosed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private newClient(): Client {
    const { url, sockets, timeouts } = this.deps;
    return new Client({
      ...connectionOptions(url, sockets, timeouts),
      query_timeout: timeouts.heartbeatMs,
    });
  }

  private schedule(delayMs: number, work: () => void): void {
    if (this.timer !== null) clearTimeout(this.timer);
    if (this.isClosed) return;
    this.timer = setTimeout(work, delayMs);
    this.timer.unref();
  }

  /**
   * Probes the connection, because a connection that was cut silently stays silent. A busy database is slow on a new
   * connection too, so the first response decides.
   */
  private heartbeat(client: Client): void {
    let isPending = true;
    const suspectTimer = setTimeout(() => {
      const declareDeadIfPending = (): void => {
        if (isPending) this.declareDead(client, 'the database does not answer');
      };
      this.probeNewConnection().then(declareDeadIfPending, declareDeadIfPending);
    }, this.deps.timeouts.suspectMs);
    suspectTimer.unref();
    const settle = (next: () => void): void => {
      isPending = false;
      clearTimeout(suspectTimer);
      next();
    };
    client.query('SELECT 1').then(
      () => settle(() => this.schedule(HEARTBEAT_MS, () => this.heartbeat(client))),
      (error: unknown) => settle(() => this.declareDead(client, error)),
    );
  }

  /** Probes a new connection. @throws Error if the new connection gets no response either */
  private async probeNewConnection(): Promise<void> {
    const client = this.newClient();
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('SELECT 1');
    } finally {
      void client.end().catch(() => undefined);
    }
  }

  private declareDead(client: Client, reason: unknown): void {
    if (this.client !== client) return;
    this.deps.availability.markDown(reason);
    this.onDisconnected(client);
  }

  private get mayHaveMissedCommits(): boolean {
    return performance.now() - this.lostAt < REPLAY_WINDOW_MS;
  }

  private onDisconnected(client: Client): void {
    if (this.isClosed || this.client !== client) return;
    this.client = null;
    this.deps.availability.check();
    this.deps.log.warn('change feed disconnected');
    client.removeAllListeners();
    client.on('error', () => undefined);
    void client.end().catch(() => undefined);
    this.reconnect();
  }

  private reconnect(): void {
    this.schedule(RECONNECT_MS, () => {
      this.open().then(
        () => {
          if (this.isClosed) return;
          this.deps.log.info('change feed reconnected');
          this.deps.changeFeed.dispatchGap();
        },
        () => this.reconnect(),
      );
    });
  }
}
