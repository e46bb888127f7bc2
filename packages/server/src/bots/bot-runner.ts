/**
 * Bot runner. Finds the matches that wait for a bot, including those of stopped servers, and plays their bot moves.
 */
import type { Logger } from 'pino';
import { PeriodicJob, type Schedule } from '../lifecycle/periodic-job';
import type { ChangeEvent } from '../storage/change-feed';
import { logFailure } from '../storage/log-failure';
import type { MatchId } from '../entities/match';
import type { Timeouts } from '../config/timeouts';
import { TaskSet } from '../shared/task-set';
import { BotWorkerPool } from './bot-worker-pool';
import { playBotMove, type PlayBotMoveDeps } from './play-bot-move';

interface BotRunnerDeps extends Omit<PlayBotMoveDeps, 'workerPool' | 'signal'> {
  readonly log: Logger;
  readonly workerScript: () => Promise<string>; // path of the worker script
  readonly schedule: Schedule;
  readonly timeouts: Timeouts;
}

/** Interval of the scan for matches that another server has abandoned. */
const SCAN_INTERVAL_MS = 2_000;
const SCAN_LIMIT = 200;

export class BotRunner {
  private readonly workerPool: BotWorkerPool;
  private readonly rerun = new Map<MatchId, boolean>(); // matches in progress, and whether to run each again
  private readonly tasks = new TaskSet();
  private readonly abortController = new AbortController();
  private readonly orphanScan: PeriodicJob;
  private readonly unsubscribers: readonly (() => void)[];

  constructor(private readonly deps: BotRunnerDeps) {
    const { changes, availability } = deps.storage;
    this.workerPool = new BotWorkerPool(deps.workerScript, deps.timeouts);
    this.unsubscribers = [
      changes.subscribe({
        onChange: (change) => this.onChange(change),
        onGap: () => this.track(this.scan()),
      }),
      availability.onChange((isUp) => {
        if (isUp) this.track(this.scan());
      }),
    ];
    this.orphanScan = new PeriodicJob({
      schedule: deps.schedule,
      intervalMs: SCAN_INTERVAL_MS,
      lease: { storage: deps.storage, name: 'bot-scan', holdMs: 2 * SCAN_INTERVAL_MS },
      work: async () => {
        await deps.storage.leases.purgeExpired();
        await this.scan(deps.moveDelayMs + SCAN_INTERVAL_MS);
      },
      onError: (err) => this.logFailure(err),
    });
    this.track(this.scan());
  }

  /** Resolves when no match has a bot move in progress or delayed. */
  whenIdle(): Promise<void> {
    return this.tasks.whenIdle();
  }

  /** Starts no more work. Resolves when the work in progress is done or aborted. */
  async close(): Promise<void> {
    this.abortController.abort();
    for (const stop of this.unsubscribers) stop();
    await Promise.all([this.orphanScan.close(), this.workerPool.close()]);
    await this.tasks.whenIdle();
  }

  /** The server that stored a move plays the bots that follow it. The scan finds what other servers left behind. */
  private onChange(change: ChangeEvent): void {
    if (!('matchId' in change)) return;
    const { type, matchId, isLocal } = change;
    if (type === 'move-stored' && isLocal) this.schedule(matchId);
    if (type === 'table-changed' && (isLocal || this.deps.matches.peek(matchId) !== null))
      this.schedule(matchId);
  }

  /**
   * Schedules matches that have waited longer than any bot decision takes, because their server may have stopped. One
   * server scans for all.
   */
  async scanForOrphans(): Promise<void> {
    await this.orphanScan.run();
  }

  private async scan(minWaitMs = 0): Promise<void> {
    const { storage, now } = this.deps;
    for (const id of await storage.matches.awaitingBots(now() - minWaitMs, SCAN_LIMIT)) this.schedule(id);
  }

  private schedule(id: MatchId): void {
    if (this.abortController.signal.aborted) return;
    const isRunning = this.rerun.has(id);
    this.rerun.set(id, true);
    if (!isRunning) this.track(this.playMatch(id), id);
  }

  private async playMatch(id: MatchId): Promise<void> {
    const { deps, workerPool } = this;
    const { signal } = this.abortController;
    try {
      while (this.rerun.get(id) === true && !signal.aborted) {
        this.rerun.set(id, false);
        if (await playBotMove({ ...deps, workerPool, signal }, id)) this.rerun.set(id, true);
      }
    } finally {
      this.rerun.delete(id);
    }
  }

  private track(work: Promise<void>, matchId?: MatchId): void {
    void this.tasks.add(work.catch((err: unknown) => this.logFailure(err, matchId)));
  }

  /** Skips a storage outage, after which the matches are scanned again, and what a stopping server aborts. */
  private logFailure(err: unknown, matchId?: MatchId): void {
    if (!this.abortController.signal.aborted)
      logFailure(this.deps.log, err, 'playing a bot turn failed', { matchId });
  }
}
