import { LRUCache } from 'lru-cache';
import type { Seat } from '@great-fire/game';
import type { BotLevel } from '@great-fire/protocol';
import type { MatchStore, StoredMatch } from '../storage/matches';
import type { MatchId } from '../storage/storage';

export type BotLevels = ReadonlyMap<Seat, BotLevel>;

const MAX_MATCHES = 5_000;

/** The seats that bots play while a game is under way; none before and after it. */
export function botLevelsOf(match: StoredMatch | null): BotLevels {
  if (match?.status !== 'running') return new Map();
  return new Map(match.seats.flatMap(({ seat, bot }) => (bot === null ? [] : [[seat, bot] as const])));
}

/** Which seats bots play at which table, read once until the table changes: most tables have none. */
export class BotSeatCache {
  // Promises, so that what was read before a change is not kept beyond it.
  private readonly cache = new LRUCache<MatchId, Promise<BotLevels>>({ max: MAX_MATCHES });
  private readonly emptyEntries = new WeakSet<Promise<BotLevels>>(); // of these, those that came to no bots

  constructor(private readonly matches: Pick<MatchStore, 'find'>) {}

  /** Whether it is known already that no bot plays there. */
  isKnownEmpty(id: MatchId): boolean {
    const cached = this.cache.get(id);
    return cached !== undefined && this.emptyEntries.has(cached);
  }

  get(id: MatchId): Promise<BotLevels> {
    const cached = this.cache.get(id);
    if (cached !== undefined) return cached;
    const loading = this.matches.find(id).then(botLevelsOf);
    this.cache.set(id, loading);
    loading.then(
      (levels) => {
        if (levels.size === 0) this.emptyEntries.add(loading);
      },
      () => this.evict(id),
    );
    return loading;
  }

  evict(id: MatchId): void {
    this.cache.delete(id);
  }

  clear(): void {
    this.cache.clear();
  }
}
