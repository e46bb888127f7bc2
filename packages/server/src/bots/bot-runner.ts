/** Finds the games that await a bot, at this server or left by another, and has each played on for as long as they do. */
import type { Logger } from 'pino';
import type { Schedule } from '../lifecycle/periodic-job';
import type { ChangeEvent } from '../storage/change-feed';
import { StorageUnavailableError } from '../storage/storage';
import type { MatchId } from '../storage/storage';
import type { Timeouts } from '../config/timeouts';
import { BotSeatCache } from './bot-seat-cache';
import { BotWorkerPool } from './bot-worker-pool';
import { playBotMove } from './play-bot-move';
import type { PlayBotMoveDeps } from './play-bot-move';

export interface BotRunnerDeps extends Omit<PlayBotMoveDeps, 'workerPool' | 'seatCache' | 'signal'> {
  readonly log: Logger;
  readonly workerScript: () => Promise<string>; // the script of a worker thread
  readonly schedule: Schedule;
  readonly timeouts: Timeouts;
}

/** How often it is looked for games that another server has left. */
const SCAN_INTERVAL_MS = 2_000;
const SCAN_LIMIT = 200;
const LEASE_NAME = 'bots';

export class BotRunner {
  private readonly workerPool: BotWorkerPool;
  private readonly seatCache: BotSeatCache;
  private readonly rerun = new Map<MatchId, boolean>(); // the tables played on now, and whether to look at them again
  private readonly runningTasks = new Set<Promise<void>>();
  private readonly abortController = new AbortController();
  private readonly stopScanning: () => void;
  private readonly unsubscribers: readonly (() => void)[];

  constructor(private readonly deps: BotRunnerDeps) {
    const { changes, availability, matches } = deps.storage;
    this.workerPool = new BotWorkerPool(deps.workerScript, deps.timeouts);
    this.seatCache = new BotSeatCache(matches);
    this.unsubscribers = [
      changes.subscribe({
        onChange: (change) => this.onChange(change),
        onGap: () => {
          this.seatCache.clear();
          this.track(this.scan());
        },
      }),
      availability.onChange((isUp) => {
        if (isUp) this.track(this.scan());
      }),
    ];
    this.stopScanning = deps.schedule(SCAN_INTERVAL_MS, () => this.track(this.scanForOrphans()));
    this.track(this.scan());
  }

  /** How many tables have a bot that decides, or waits to. */
  get size(): number {
    return this.rerun.size;
  }

  /** Begins nothing more; resolves when what was begun is made or given up. */
  async close(): Promise<void> {
    this.abortController.abort();
    this.stopScanning();
    for (const stop of this.unsubscribers) stop();
    await this.workerPool.close();
    await Promise.allSettled(this.runningTasks);
  }

  /** Whoever made a move plays the bots that it awaits; what others made and left, the scan finds. */
  private onChange({ matchId, kind, isLocal }: ChangeEvent): void {
    if (kind === 'table' || kind === 'seat' || kind === 'closed') this.seatCache.evict(matchId);
    if (kind === 'move' && isLocal) this.schedule(matchId);
    if (kind === 'table' && (isLocal || this.deps.matches.peek(matchId) !== null)) this.schedule(matchId);
  }

  /** Games that have waited for longer than any decision takes: their server may have ended. One server looks for all. */
  async scanForOrphans(): Promise<void> {
    const { storage, moveDelayMs } = this.deps;
    if (storage.availability.isUp && (await storage.leases.acquire(LEASE_NAME, 2 * SCAN_INTERVAL_MS))) {
      await storage.leases.purgeExpired();
      await this.scan(moveDelayMs + SCAN_INTERVAL_MS);
    }
  }

  private async scan(minWaitMs = 0): Promise<void> {
    const { storage, now } = this.deps;
    for (const id of await storage.matches.awaitingBots(now() - minWaitMs, SCAN_LIMIT)) this.schedule(id);
  }

  private schedule(id: MatchId): void {
    if (this.abortController.signal.aborted || this.seatCache.isKnownEmpty(id)) return;
    const isRunning = this.rerun.has(id);
    this.rerun.set(id, true);
    if (!isRunning) this.track(this.playMatch(id), id);
  }

  private async playMatch(id: MatchId): Promise<void> {
    const { deps, workerPool, seatCache } = this;
    const { signal } = this.abortController;
    try {
      while (this.rerun.get(id) === true && !signal.aborted) {
        this.rerun.set(id, false);
        if (await playBotMove({ ...deps, workerPool, seatCache, signal }, id)) this.rerun.set(id, true);
      }
    } finally {
      this.rerun.delete(id);
    }
  }

  private track(work: Promise<void>, matchId?: MatchId): void {
    const task = work
      .catch((err: unknown) => {
        // What was lost with the storage is looked for when it is back.
        if (err instanceof StorageUnavailableError || this.abortController.signal.aborted) return;
        this.deps.log.error({ err, matchId }, 'a bot could not be played');
      })
      .finally(() => this.runningTasks.delete(task));
    this.runningTasks.add(task);
  }
}
