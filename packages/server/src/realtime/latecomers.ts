/** Updates delayed spectators: tracks for each table when its next event is old enough, and checks that often. */
import type { Logger } from 'pino';
import type { Schedule } from '../schedule';
import { StorageLost } from '../storage/storage';
import type { MatchId } from '../storage/storage';

export interface LatecomersParts {
  readonly now: () => number;
  readonly log: Logger;
  readonly schedule: Schedule;
}

const EVERY_MS = 250;

interface Expected<T> {
  readonly at: number | null; // when there is more; null: not before something happens
  readonly before: T; // the last update that was sent
}

export class Latecomers<T extends { readonly next: number | null }> {
  private readonly expected = new Map<MatchId, Expected<T>>();
  private readonly stopLooking: () => void;
  private isLooking = false;

  /** `update` sends the spectators of a table what is old enough now. It resolves to null if the table has none. */
  constructor(
    private readonly parts: LatecomersParts,
    private readonly update: (matchId: MatchId, before: T) => Promise<T | null>,
  ) {
    this.stopLooking = parts.schedule(EVERY_MS, () => void this.look());
  }

  /** Somebody is there who was told this; those who were there before are told on from where they were. */
  expect(matchId: MatchId, told: T): void {
    if (!this.expected.has(matchId)) this.expected.set(matchId, { at: told.next, before: told });
  }

  expects(matchId: MatchId): boolean {
    return this.expected.has(matchId);
  }

  /** Something happened at a table: when it may be told, is worked out at the next look. */
  stir(matchId: MatchId): void {
    const known = this.expected.get(matchId);
    if (known?.at === null) this.expected.set(matchId, { ...known, at: this.parts.now() });
  }

  close(): void {
    this.stopLooking();
    this.expected.clear();
  }

  /** Looks now. Resolves once all is told that is old enough. */
  async look(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    const now = this.parts.now();
    for (const [id, { at, before }] of [...this.expected])
      if (at !== null && at <= now) await this.tellOf(id, before);
    this.isLooking = false;
  }

  private async tellOf(id: MatchId, before: T): Promise<void> {
    this.expected.set(id, { at: null, before }); // what happens from here on stirs it
    try {
      const told = await this.update(id, before);
      const isStirred = (this.expected.get(id)?.at ?? null) !== null;
      if (told === null) this.expected.delete(id);
      else this.expected.set(id, { at: isStirred ? this.parts.now() : told.next, before: told });
    } catch (err) {
      this.expected.set(id, { at: this.parts.now(), before }); // again with the next look
      if (!(err instanceof StorageLost))
        this.parts.log.error({ err, matchId: id }, 'who watches later was not told');
    }
  }
}
