/** Updates delayed spectators: tracks for each table when its next event is old enough, and checks that often. */
import type { Logger } from 'pino';
import type { Schedule } from '../lifecycle/periodic-job';
import { logFailure } from '../storage/log-failure';
import type { MatchId } from '../storage/storage';

export interface DelayedBroadcasterDeps {
  readonly now: () => number;
  readonly log: Logger;
  readonly schedule: Schedule;
}

const INTERVAL_MS = 250;

interface TrackedMatch<T> {
  readonly nextAt: number | null; // when there is more; null: not before something happens
  readonly lastView: T; // the last update that was sent
}

export class DelayedBroadcaster<T extends { readonly nextVisibleAt: number | null }> {
  private readonly tracked = new Map<MatchId, TrackedMatch<T>>();
  private readonly stopJob: () => void;
  private isRunning = false;

  /** `update` sends the spectators of a table what is old enough now. It resolves to null if the table has none. */
  constructor(
    private readonly deps: DelayedBroadcasterDeps,
    private readonly update: (matchId: MatchId, lastView: T) => Promise<T | null>,
  ) {
    this.stopJob = deps.schedule(INTERVAL_MS, () => void this.run());
  }

  /** Somebody is there who was told this; those who were there before are told on from where they were. */
  track(matchId: MatchId, view: T): void {
    if (!this.tracked.has(matchId)) this.tracked.set(matchId, { nextAt: view.nextVisibleAt, lastView: view });
  }

  isTracking(matchId: MatchId): boolean {
    return this.tracked.has(matchId);
  }

  /** Something happened at a table: when it may be told, is worked out at the next look. */
  markChanged(matchId: MatchId): void {
    const entry = this.tracked.get(matchId);
    if (entry?.nextAt === null) this.tracked.set(matchId, { ...entry, nextAt: this.deps.now() });
  }

  close(): void {
    this.stopJob();
    this.tracked.clear();
  }

  /** Looks now. Resolves once all is told that is old enough. */
  async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    const now = this.deps.now();
    for (const [id, { nextAt, lastView }] of [...this.tracked])
      if (nextAt !== null && nextAt <= now) await this.broadcast(id, lastView);
    this.isRunning = false;
  }

  private async broadcast(id: MatchId, lastView: T): Promise<void> {
    this.tracked.set(id, { nextAt: null, lastView }); // what happens from here on stirs it
    try {
      const view = await this.update(id, lastView);
      const hasChanged = (this.tracked.get(id)?.nextAt ?? null) !== null;
      if (view === null) this.tracked.delete(id);
      else
        this.tracked.set(id, { nextAt: hasChanged ? this.deps.now() : view.nextVisibleAt, lastView: view });
    } catch (err) {
      this.tracked.set(id, { nextAt: this.deps.now(), lastView }); // again with the next look
      logFailure(this.deps.log, err, 'who watches later was not told', { matchId: id });
    }
  }
}
