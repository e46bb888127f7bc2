/**
 * Updates delayed spectators. Tracks when the next event of each table becomes visible, and checks that every 250 ms.
 */
import { PeriodicJob } from '../lifecycle/periodic-job';
import type { JobDeps } from '../lifecycle/periodic-job';
import { logFailure } from '../storage/log-failure';
import type { MatchId } from '../entities/match';

const INTERVAL_MS = 250;

interface TrackedMatch<T> {
  readonly nextAt: number | null; // due time of the next update; null: none until the match changes
  readonly lastView: T; // the last view that was sent
}

export class DelayedBroadcaster<T extends { readonly nextVisibleAt: number | null }> {
  private readonly tracked = new Map<MatchId, TrackedMatch<T>>();
  private readonly job: PeriodicJob;

  /** `update` sends the delayed spectators of a match their new view. It resolves to null if the match has none. */
  constructor(
    private readonly deps: JobDeps,
    private readonly update: (matchId: MatchId, lastView: T) => Promise<T | null>,
  ) {
    this.job = new PeriodicJob({
      schedule: deps.schedule,
      intervalMs: INTERVAL_MS,
      work: () => this.updateDue(),
      onError: (err) => logFailure(deps.log, err, 'delayed broadcast failed'),
    });
  }

  /**
   * Starts to track a match after its first delayed spectator received `view`. If the match is already tracked, keeps
   * its position, so that earlier spectators miss nothing.
   */
  track(matchId: MatchId, view: T): void {
    if (!this.tracked.has(matchId)) this.tracked.set(matchId, { nextAt: view.nextVisibleAt, lastView: view });
  }

  isTracking(matchId: MatchId): boolean {
    return this.tracked.has(matchId);
  }

  /** Marks a match as changed. The next run computes when the change becomes visible. */
  markChanged(matchId: MatchId): void {
    const entry = this.tracked.get(matchId);
    if (entry?.nextAt === null) this.tracked.set(matchId, { ...entry, nextAt: this.deps.now() });
  }

  /** Stops the schedule. Resolves when a run that is in progress has ended. */
  async close(): Promise<void> {
    this.tracked.clear();
    await this.job.close();
  }

  /** Updates all matches that are due. Resolves when the updates are sent. */
  async run(): Promise<void> {
    await this.job.run();
  }

  private async updateDue(): Promise<void> {
    const now = this.deps.now();
    for (const [id, { nextAt, lastView }] of [...this.tracked])
      if (nextAt !== null && nextAt <= now && this.tracked.has(id)) await this.broadcast(id, lastView);
  }

  private async broadcast(id: MatchId, lastView: T): Promise<void> {
    this.tracked.set(id, { nextAt: null, lastView }); // later changes set a new time
    try {
      const view = await this.update(id, lastView);
      const hasChanged = (this.tracked.get(id)?.nextAt ?? null) !== null;
      if (view === null) this.tracked.delete(id);
      else
        this.tracked.set(id, { nextAt: hasChanged ? this.deps.now() : view.nextVisibleAt, lastView: view });
    } catch (err) {
      this.tracked.set(id, { nextAt: this.deps.now(), lastView }); // the next run tries again
      logFailure(this.deps.log, err, 'delayed broadcast failed', { matchId: id });
    }
  }
}
