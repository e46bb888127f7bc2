/** One connection that receives the notifications of all servers. It reconnects by itself. */
import { Client } from 'pg';
import type { Logger } from 'pino';
import type { Hearers } from '../news';
import type { DatabaseTimeouts } from '../../timeouts';
import type { Standing } from '../standing';
import type { Lines } from './lines';
import { connectionTo } from './open-database';
import { CHANNEL } from './word';
import type { Word } from './word';

const BEAT_MS = 500; // how often a silent line is tried
const DOUBT_MS = 60_000;
const AGAIN_MS = 250;

export class Listener {
  private client: Client | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private isClosed = false;
  private lostAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly url: string,
    private readonly lines: Lines,
    private readonly word: Word,
    private readonly hearers: Hearers,
    private readonly standing: Standing,
    private readonly log: Logger,
    private readonly timeouts: DatabaseTimeouts,
  ) {
    standing.hear(() => (this.lostAt = performance.now()));
  }

  /** Connects. Resolves once it receives notifications. @throws Error if the database cannot be reached */
  async open(): Promise<void> {
    const client = this.newClient();
    client.on('error', () => this.cut(client));
    client.on('end', () => this.cut(client));
    client.on('notification', ({ payload }) => {
      const news = this.word.read(payload);
      if (news === null) return;
      if (!news.isFromHere) this.hearers.pass(news);
      // What was done here was told here at once, but for what a lost line carried: nobody knew that it was done.
      else if (this.isInDoubt) this.hearers.pass({ ...news, isFromHere: false });
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    this.client = client;
    this.later(BEAT_MS, () => this.beat(client));
  }

  async close(): Promise<void> {
    this.isClosed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private newClient(): Client {
    const connection = connectionTo(this.url, this.lines, this.timeouts);
    return new Client({ ...connection, query_timeout: this.timeouts.heartbeatMs });
  }

  private later(wait: number, work: () => void): void {
    if (this.timer !== null) clearTimeout(this.timer);
    if (this.isClosed) return;
    this.timer = setTimeout(work, wait);
    this.timer.unref();
  }

  /**
   * A line that was cut without a word is silent for ever: only asking tells. A busy database is slow on a new
   * line too, so what answers first decides.
   */
  private beat(client: Client): void {
    let isPending = true;
    const doubt = setTimeout(() => {
      const giveUp = (): void => {
        if (isPending) this.giveUp(client);
      };
      this.askAnew().then(giveUp, giveUp);
    }, this.timeouts.slowMs);
    doubt.unref();
    const answered = (next: () => void): void => {
      isPending = false;
      clearTimeout(doubt);
      next();
    };
    client.query('SELECT 1').then(
      () => answered(() => this.later(BEAT_MS, () => this.beat(client))),
      () => answered(() => this.giveUp(client)),
    );
  }

  /** Asks by a new line. @throws Error where no answer comes by it either */
  private async askAnew(): Promise<void> {
    const client = this.newClient();
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('SELECT 1');
    } finally {
      void client.end().catch(() => undefined);
    }
  }

  private giveUp(client: Client): void {
    if (this.client !== client) return;
    this.standing.lost();
    this.cut(client);
  }

  private get isInDoubt(): boolean {
    return performance.now() - this.lostAt < DOUBT_MS;
  }

  private cut(client: Client): void {
    if (this.isClosed || this.client !== client) return;
    this.client = null;
    this.standing.doubt();
    this.log.warn('the line for news from other servers was cut');
    client.removeAllListeners();
    client.on('error', () => undefined);
    void client.end().catch(() => undefined);
    this.again();
  }

  private again(): void {
    this.later(AGAIN_MS, () => {
      this.open().then(
        () => {
          this.log.info('news from other servers comes again');
          this.hearers.missed();
        },
        () => this.again(),
      );
    });
  }
}
