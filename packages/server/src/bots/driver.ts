/** Finds the games that await a bot, at this server or left by another, and has each played on for as long as they do. */
import type { Logger } from 'pino';
import type { Schedule } from '../schedule';
import type { News } from '../storage/news';
import { StorageLost } from '../storage/storage';
import type { MatchId } from '../storage/storage';
import type { Timeouts } from '../timeouts';
import { BotSeats } from './bot-seats';
import { Deciders } from './deciders';
import { playOne } from './play';
import type { PlayParts } from './play';

export interface BotParts extends Omit<PlayParts, 'deciders' | 'seats' | 'closing'> {
  readonly log: Logger;
  readonly worker: () => Promise<string>; // the script of a worker thread
  readonly schedule: Schedule;
  readonly timeouts: Timeouts;
}

/** How often it is looked for games that another server has left. */
const SCAN_MS = 2_000;
const AT_ONCE = 200;
const LEASE = 'bots';

export class Bots {
  private readonly deciders: Deciders;
  private readonly seats: BotSeats;
  private readonly again = new Map<MatchId, boolean>(); // the tables played on now, and whether to look at them again
  private readonly running = new Set<Promise<void>>();
  private readonly closing = new AbortController();
  private readonly stopScanning: () => void;
  private readonly stopHearing: readonly (() => void)[];

  constructor(private readonly parts: BotParts) {
    const { news, standing, matches } = parts.storage;
    this.deciders = new Deciders(parts.worker, parts.timeouts);
    this.seats = new BotSeats(matches);
    this.stopHearing = [
      news.hear({
        hear: (told) => this.heard(told),
        missed: () => {
          this.seats.forgetAll();
          this.follow(this.scan());
        },
      }),
      standing.hear((isUp) => {
        if (isUp) this.follow(this.scan());
      }),
    ];
    this.stopScanning = parts.schedule(SCAN_MS, () => this.follow(this.scanForAll()));
    this.follow(this.scan());
  }

  /** How many tables have a bot that decides, or waits to. */
  get size(): number {
    return this.again.size;
  }

  /** Begins nothing more; resolves when what was begun is made or given up. */
  async close(): Promise<void> {
    this.closing.abort();
    this.stopScanning();
    for (const stop of this.stopHearing) stop();
    await this.deciders.close();
    await Promise.allSettled(this.running);
  }

  /** Whoever made a move plays the bots that it awaits; what others made and left, the scan finds. */
  private heard({ matchId, what, isFromHere }: News): void {
    if (what === 'table' || what === 'seat' || what === 'closed') this.seats.forget(matchId);
    if (what === 'move' && isFromHere) this.look(matchId);
    if (what === 'table' && (isFromHere || this.parts.matches.peek(matchId) !== null)) this.look(matchId);
  }

  /** Games that have waited for longer than any decision takes: their server may have ended. One server looks for all. */
  async scanForAll(): Promise<void> {
    const { storage, pauseMs } = this.parts;
    if (storage.standing.isUp && (await storage.leases.take(LEASE, 2 * SCAN_MS))) {
      await storage.leases.sweep();
      await this.scan(pauseMs + SCAN_MS);
    }
  }

  private async scan(waitedMs = 0): Promise<void> {
    const { storage, now } = this.parts;
    for (const id of await storage.matches.awaitingBots(now() - waitedMs, AT_ONCE)) this.look(id);
  }

  private look(id: MatchId): void {
    if (this.closing.signal.aborted || this.seats.areNone(id)) return;
    const isPlayed = this.again.has(id);
    this.again.set(id, true);
    if (!isPlayed) this.follow(this.play(id), id);
  }

  private async play(id: MatchId): Promise<void> {
    const { parts, deciders, seats } = this;
    const { signal } = this.closing;
    try {
      while (this.again.get(id) === true && !signal.aborted) {
        this.again.set(id, false);
        if (await playOne({ ...parts, deciders, seats, closing: signal }, id)) this.again.set(id, true);
      }
    } finally {
      this.again.delete(id);
    }
  }

  private follow(work: Promise<void>, matchId?: MatchId): void {
    const done = work
      .catch((err: unknown) => {
        // What was lost with the storage is looked for when it is back.
        if (err instanceof StorageLost || this.closing.signal.aborted) return;
        this.parts.log.error({ err, matchId }, 'a bot could not be played');
      })
      .finally(() => this.running.delete(done));
    this.running.add(done);
  }
}
