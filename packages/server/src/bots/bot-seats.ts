import { LRUCache } from 'lru-cache';
import type { Seat } from '@great-fire/game';
import type { BotLevel } from '@great-fire/protocol';
import type { MatchStore, StoredMatch } from '../storage/matches';
import type { MatchId } from '../storage/storage';

export type Levels = ReadonlyMap<Seat, BotLevel>;

const TABLES = 5_000;

/** The seats that bots play while a game is under way; none before and after it. */
export function levelsAt(match: StoredMatch | null): Levels {
  if (match?.status !== 'running') return new Map();
  return new Map(match.seats.flatMap(({ seat, bot }) => (bot === null ? [] : [[seat, bot] as const])));
}

/** Which seats bots play at which table, read once until the table changes: most tables have none. */
export class BotSeats {
  // Promises, so that what was read before a change is not kept beyond it.
  private readonly known = new LRUCache<MatchId, Promise<Levels>>({ max: TABLES });
  private readonly without = new WeakSet<Promise<Levels>>(); // of these, those that came to no bots

  constructor(private readonly matches: Pick<MatchStore, 'find'>) {}

  /** Whether it is known already that no bot plays there. */
  areNone(id: MatchId): boolean {
    const known = this.known.get(id);
    return known !== undefined && this.without.has(known);
  }

  at(id: MatchId): Promise<Levels> {
    const known = this.known.get(id);
    if (known !== undefined) return known;
    const read = this.matches.find(id).then(levelsAt);
    this.known.set(id, read);
    read.then(
      (levels) => {
        if (levels.size === 0) this.without.add(read);
      },
      () => this.forget(id),
    );
    return read;
  }

  forget(id: MatchId): void {
    this.known.delete(id);
  }

  forgetAll(): void {
    this.known.clear();
  }
}
