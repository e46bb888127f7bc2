/**
 * The same budgets at several servers: each decides at once by what it was asked itself, and every
 * second they add up what they were asked. Who goes from one to the next gains a second at most.
 */
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Asker, Budget, Entry, Limits } from './limits';
import { budgetsOf, tooMany } from './limits';
import { PeriodicJob } from './schedule';
import type { Schedule } from './schedule';
import type { SpendingStore, Spent } from './storage/several';
import { StorageLost } from './storage/storage';

const ADD_MS = 1000;

export interface SharedLimitsParts {
  readonly own: Limits; // of this process
  readonly scale: number;
  readonly spending: SpendingStore;
  readonly now: () => number; // ms since 1970, UTC
  readonly log: Logger;
  readonly schedule: Schedule;
}

interface Asked extends Spent {
  readonly most: number; // that all servers together may be asked in the window
}

export class SharedLimits implements Limits {
  private asked = new Map<string, Asked>();
  private readonly barred = new Map<string, number>(); // key: until when
  private readonly job: PeriodicJob;

  constructor(private readonly parts: SharedLimitsParts) {
    this.job = new PeriodicJob(parts.schedule, ADD_MS, () => this.addUp());
  }

  /** Stops the schedule. Resolves when a run that is in progress has ended. */
  close(): Promise<void> {
    return this.job.close();
  }

  readonly spend = async (entry: Entry, asker: Asker): Promise<void> => {
    const { own, scale } = this.parts;
    const budgets = budgetsOf(entry, scale);
    const keys = [
      { key: `${entry} address ${asker.address}`, budget: budgets.address },
      { key: `${entry} who ${asker.who ?? asker.address}`, budget: budgets.who },
    ];
    const at = this.parts.now();
    if (keys.some(({ key }) => (this.barred.get(nameless(key)) ?? 0) > at)) throw tooMany();
    await own.spend(entry, asker);
    for (const { key, budget } of keys) this.note(nameless(key), budget, at);
  };

  /** Tells the others what this process was asked, and learns what they were. */
  async addUp(): Promise<void> {
    const asked = [...this.asked.values()];
    this.asked = new Map();
    const at = this.parts.now();
    for (const [key, until] of this.barred) if (until <= at) this.barred.delete(key);
    if (asked.length === 0) return;
    try {
      const totals = await this.parts.spending.add(
        asked.map(({ key, window, points, until }) => ({ key, window, points, until })),
      );
      asked.forEach(({ key, most, until }, place) => {
        if ((totals[place] ?? 0) > most) this.barred.set(key, until);
      });
    } catch (error) {
      if (!(error instanceof StorageLost)) this.parts.log.warn({ err: error }, 'limits were not added up');
    }
  }

  private note(key: string, { points, seconds }: Budget, at: number): void {
    const length = seconds * 1000;
    const window = Math.floor(at / length);
    const id = `${key} ${window}`;
    const before = this.asked.get(id)?.points ?? 0;
    this.asked.set(id, { key, window, points: before + 1, until: (window + 1) * length, most: points });
  }
}

/** Addresses and persons are nobody's to read in a table of counts. */
const nameless = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 22);
