/** One connection that receives the notifications of all servers. It reconnects by itself. */
import { Client } from 'pg';
import type { Logger } from 'pino';
import type { LocalChangeFeed } from '../change-feed';
import type { DatabaseTimeouts } from '../../config/timeouts';
import type { Availability } from '../availability';
import type { ConnectionSockets } from './connection-sockets';
import { connectionOptions } from './open-database';
import { NOTIFY_CHANNEL } from './notifier';
import type { Notifier } from './notifier';

const HEARTBEAT_MS = 500; // how often a silent line is tried
const REPLAY_WINDOW_MS = 60_000;
const RECONNECT_MS = 250;

export class Listener {
  private client: Client | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private isClosed = false;
  private lostAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly url: string,
    private readonly sockets: ConnectionSockets,
    private readonly notifier: Notifier,
    private readonly changeFeed: LocalChangeFeed,
    private readonly availability: Availability,
    private readonly log: Logger,
    private readonly timeouts: DatabaseTimeouts,
  ) {
    availability.onChange(() => (this.lostAt = performance.now()));
  }

  /** Connects. Resolves once it receives notifications. @throws Error if the database cannot be reached */
  async open(): Promise<void> {
    const client = this.newClient();
    client.on('error', () => this.onDisconnected(client));
    client.on('end', () => this.onDisconnected(client));
    client.on('notification', ({ payload }) => {
      const change = this.notifier.parsePayload(payload);
      if (change === null) return;
      if (!change.isLocal) this.changeFeed.dispatch(change);
      // What was done here was told here at once, but for what a lost line carried: nobody knew that it was done.
      else if (this.mayHaveMissedCommits) this.changeFeed.dispatch({ ...change, isLocal: false });
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${NOTIFY_CHANNEL}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
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
    const options = connectionOptions(this.url, this.sockets, this.timeouts);
    return new Client({ ...options, query_timeout: this.timeouts.heartbeatMs });
  }

  private schedule(delayMs: number, work: () => void): void {
    if (this.timer !== null) clearTimeout(this.timer);
    if (this.isClosed) return;
    this.timer = setTimeout(work, delayMs);
    this.timer.unref();
  }

  /**
   * A line that was cut without a word is silent for ever: only asking tells. A busy database is slow on a new
   * line too, so what answers first decides.
   */
  private heartbeat(client: Client): void {
    let isPending = true;
    const suspectTimer = setTimeout(() => {
      const declareDeadIfPending = (): void => {
        if (isPending) this.declareDead(client);
      };
      this.probeNewConnection().then(declareDeadIfPending, declareDeadIfPending);
    }, this.timeouts.suspectMs);
    suspectTimer.unref();
    const settle = (next: () => void): void => {
      isPending = false;
      clearTimeout(suspectTimer);
      next();
    };
    client.query('SELECT 1').then(
      () => settle(() => this.schedule(HEARTBEAT_MS, () => this.heartbeat(client))),
      () => settle(() => this.declareDead(client)),
    );
  }

  /** Asks by a new line. @throws Error where no answer comes by it either */
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

  private declareDead(client: Client): void {
    if (this.client !== client) return;
    this.availability.markDown();
    this.onDisconnected(client);
  }

  private get mayHaveMissedCommits(): boolean {
    return performance.now() - this.lostAt < REPLAY_WINDOW_MS;
  }

  private onDisconnected(client: Client): void {
    if (this.isClosed || this.client !== client) return;
    this.client = null;
    this.availability.check();
    this.log.warn('the line for news from other servers was cut');
    client.removeAllListeners();
    client.on('error', () => undefined);
    void client.end().catch(() => undefined);
    this.reconnect();
  }

  private reconnect(): void {
    this.schedule(RECONNECT_MS, () => {
      this.open().then(
        () => {
          this.log.info('news from other servers comes again');
          this.changeFeed.dispatchGap();
        },
        () => this.reconnect(),
      );
    });
  }
}
