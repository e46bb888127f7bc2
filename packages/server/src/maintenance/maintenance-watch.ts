/** Follows the announced maintenance, which an admin command writes, maybe in another process. */
import { MINUTE_MS } from '@great-fire/table/durations';
import { PeriodicJob, type JobDeps } from '../lifecycle/periodic-job';
import { logFailure } from '../storage/log-failure';
import type { Storage } from '../storage/storage';
import { readMaintenance } from './maintenance-notice';

const INTERVAL_MS = 5_000;
const LATE_MS = 15 * MINUTE_MS; // how long a host may be late before the notice ends by itself

interface MaintenanceWatchDeps extends JobDeps {
  readonly storage: Pick<Storage, 'settings'>;
}

export class MaintenanceWatch {
  private known: number | null = null;
  private readonly listeners = new Set<(at: number | null) => void>();
  private readonly startedAt: number;
  private readonly job: PeriodicJob;

  constructor(private readonly deps: MaintenanceWatchDeps) {
    this.startedAt = deps.now();
    this.job = new PeriodicJob({
      schedule: deps.schedule,
      intervalMs: INTERVAL_MS,
      work: () => this.read(),
      onError: (err) => logFailure(deps.log, err, 'reading the announced maintenance failed'),
    });
  }

  /** When the server stops, in ms since 1970, or null. */
  get at(): number | null {
    return this.known;
  }

  /** Listeners must not throw. Returns a function that unsubscribes. */
  onChange(listener: (at: number | null) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  run(): Promise<unknown> {
    return this.job.run();
  }

  close(): Promise<void> {
    return this.job.close();
  }

  private async read(): Promise<void> {
    const announced = await readMaintenance(this.deps.storage.settings);
    // A server that started after that time is already the one after the maintenance.
    const isOver = announced === null || announced <= this.startedAt || this.deps.now() > announced + LATE_MS;
    const at = isOver ? null : announced;
    if (at === this.known) return;
    this.known = at;
    for (const listener of this.listeners) listener(at);
  }
}
