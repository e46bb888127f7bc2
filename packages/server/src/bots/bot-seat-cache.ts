import type { Seat } from '@great-fire/game';
import type { BotLevel, BotSpeed } from '@great-fire/protocol';
import type { MatchStore } from '../storage/matches';
import type { BoundedCache } from '../shared/bounded-cache';
import type { CacheRegistry } from '../shared/cache-registry';
import type { MatchId, StoredMatch } from '../entities/match';

export type BotLevelsBySeat = ReadonlyMap<Seat, BotLevel>;

interface MatchBots {
  readonly levels: BotLevelsBySeat;
  readonly speed: BotSpeed;
}

const TTL_MS = 60 * 60_000;
const ENTRY_BYTES = 500; // measured: 380, and the key

/** Returns the seats that bots play in a running match. Before the start and after the end it is empty. */
export function botLevelsOf(match: StoredMatch | null): BotLevelsBySeat {
  if (match?.status !== 'running') return new Map();
  return new Map(match.seats.flatMap(({ seat, bot }) => (bot === null ? [] : [[seat, bot] as const])));
}

const botsOf = (match: StoredMatch | null): MatchBots => ({
  levels: botLevelsOf(match),
  speed: match?.botSpeed ?? 'normal',
});

/** Caches the bot seats of each match until its table changes. Most matches have none. */
export class BotSeatCache {
  // Caches promises, so that `evict` during a read also discards its result.
  private readonly cache: BoundedCache<MatchId, Promise<MatchBots>>;
  private readonly emptyEntries = new WeakSet<Promise<MatchBots>>(); // cached promises that resolved to no bots

  constructor(
    private readonly matches: Pick<MatchStore, 'find'>,
    caches: CacheRegistry,
  ) {
    this.cache = caches.create('bot-seats', { sizeOf: () => ENTRY_BYTES, ttlMs: TTL_MS });
  }

  isKnownEmpty(id: MatchId): boolean {
    const cached = this.cache.get(id);
    return cached !== undefined && this.emptyEntries.has(cached);
  }

  get(id: MatchId): Promise<MatchBots> {
    const cached = this.cache.get(id);
    if (cached !== undefined) return cached;
    const loading = this.matches.find(id).then(botsOf);
    this.cache.set(id, loading);
    loading.then(
      ({ levels }) => {
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
