/**
 * Bot runner. Finds the matches that wait for a bot, including those of stopped servers, and plays their bot moves.
 */
import type { Logger } from 'pino';
import type { Schedule } from '../lifecycle/periodic-job';
import type { ChangeEvent } from '../storage/change-feed';
import { StorageUnavailableError } from '../storage/storage';
import type { MatchId } from '../entities/ids';
import type { Timeouts } from '../config/timeouts';
import { BotSeatCache } from './bot-seat-cache';
import { BotWorkerPool } from './bot-worker-pool';
import { playBotMove } from './play-bot-move';
import type { PlayBotMoveDeps } from './play-bot-move';

export interface BotRunnerDeps extends Omit<PlayBotMoveDeps, 'workerPool' | 'seatCache' | 'signal'> {
  readonly log: Logger;
  readonly workerScript: () => Promise<string>; // path of the worker script
  readonly schedule: Schedule;
  readonly timeouts: Timeouts;
}

/** Interval of the scan for matches that another server has abandoned. */
const SCAN_INTERVAL_MS = 2_000;
const SCAN_LIMIT = 200;
const LEASE_NAME = 'bot-scan';

export class BotRunner {
  private readonly workerPool: BotWorkerPool;
  private readonly seatCache: BotSeatCache;
  private readonly rerun = new Map<MatchId, boolean>(); // matches in progress, and whether to run each again
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

  /** Number of matches with a bot move in progress or delayed. */
  get size(): number {
    return this.rerun.size;
  }

  /** Starts no more work. Resolves when the work in progress is done or aborted. */
  async close(): Promise<void> {
    this.abortController.abort();
    this.stopScanning();
    for (const stop of this.unsubscribers) stop();
    await this.workerPool.close();
    await Promise.allSettled(this.runningTasks);
  }

  /** The server that stored a move plays the bots that follow it. The scan finds what other servers left behind. */
  private onChange(change: ChangeEvent): void {
    if (!('matchId' in change)) return;
    const { kind, matchId, isLocal } = change;
    if (kind === 'table-changed' || kind === 'seat-replaced' || kind === 'closed')
      this.seatCache.evict(matchId);
    if (kind === 'move' && isLocal) this.schedule(matchId);
    if (kind === 'table-changed' && (isLocal || this.deps.matches.peek(matchId) !== null))
      this.schedule(matchId);
  }

  /**
   * Schedules matches that have waited longer than any bot decision takes, because their server may have stopped. One
   * server scans for all.
   */
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
        // The matches are scanned again when the storage is back.
        if (err instanceof StorageUnavailableError || this.abortController.signal.aborted) return;
        this.deps.log.error({ err, matchId }, 'playing a bot turn failed');
      })
      .finally(() => this.runningTasks.delete(task));
    this.runningTasks.add(task);
  }
}
