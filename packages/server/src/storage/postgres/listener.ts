/** One connection that hears of what all servers store; it comes back by itself after a cut. */
import { Client } from 'pg';
import type { Logger } from 'pino';
import type { Hearers } from '../news';
import type { Standing } from '../standing';
import type { Lines } from './lines';
import { connectionTo } from './open-database';
import { CHANNEL } from './word';
import type { Word } from './word';

// A line that fell silent is noticed within both together: pages are to be back after three seconds.
const BEAT_MS = 500; // how often a silent line is tried
const ANSWER_MS = 2_000; // a busy database takes its time too
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
  ) {
    standing.hear(() => (this.lostAt = performance.now()));
  }

  /** Resolves once it hears. @throws Error where the database cannot be reached */
  async open(): Promise<void> {
    const client = new Client({ ...connectionTo(this.url, this.lines), query_timeout: ANSWER_MS });
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

  private later(wait: number, work: () => void): void {
    if (this.timer !== null) clearTimeout(this.timer);
    if (this.isClosed) return;
    this.timer = setTimeout(work, wait);
    this.timer.unref();
  }

  /** A line that was cut without a word is silent for ever: only asking tells. */
  private beat(client: Client): void {
    client.query('SELECT 1').then(
      () => this.later(BEAT_MS, () => this.beat(client)),
      () => {
        if (this.client !== client) return;
        this.standing.lost();
        this.cut(client);
      },
    );
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
