/** When those who are told of a table only later are to be told more: looked at often, worked out where it is time. */
import type { Logger } from 'pino';
import { StorageLost } from '../storage/storage';
import type { MatchId } from '../storage/storage';

export interface LatecomersParts {
  readonly now: () => number;
  readonly log: Logger;
  readonly lateEveryMs?: number; // how often it looks by itself; left out: every 250 ms
}

const EVERY_MS = 250;

interface Expected<T> {
  readonly at: number | null; // when there is more; null: not before something happens
  readonly before: T; // what they were told last
}

export class Latecomers<T extends { readonly next: number | null }> {
  private readonly expected = new Map<MatchId, Expected<T>>();
  private readonly timer: ReturnType<typeof setInterval>;
  private isLooking = false;

  /** `tell`: tells them of a table what is old enough now; null: nobody is there to be told. */
  constructor(
    private readonly parts: LatecomersParts,
    private readonly tell: (matchId: MatchId, before: T) => Promise<T | null>,
  ) {
    this.timer = setInterval(() => void this.look(), parts.lateEveryMs ?? EVERY_MS);
    this.timer.unref();
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
    clearInterval(this.timer);
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
      const told = await this.tell(id, before);
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
