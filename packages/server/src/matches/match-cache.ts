/** The matches that somebody plays or watches, in memory; what is stored decides, always. */
import { LRUCache } from 'lru-cache';
import type { TableState } from '@great-fire/protocol';
import type { MatchId, Storage } from '../storage/storage';
import { loadMatch } from './load-match';
import type { LiveMatch } from './load-match';

const MAX_MATCHES = 1000;
const TTL_MS = 10 * 60_000;
const PURGE_INTERVAL_MS = 60_000;

export class MatchCache {
  private readonly cache = new LRUCache<MatchId, LiveMatch>({
    max: MAX_MATCHES,
    ttl: TTL_MS,
    updateAgeOnGet: true,
  });
  private readonly invalidations = new Map<MatchId, object>(); // another process may have changed how they are conducted
  private readonly purgeTimer = setInterval(() => this.cache.purgeStale(), PURGE_INTERVAL_MS);

  constructor(private readonly storage: Storage) {
    this.purgeTimer.unref();
  }

  /** The match if it is in memory. */
  peek(id: MatchId): LiveMatch | null {
    return this.cache.get(id) ?? null;
  }

  /**
   * The match at `stateId` or later, read where what is in memory is not so far: another process may
   * have made the moves. Null where it is not there or has not begun.
   */
  async get(id: MatchId, stateId = 0): Promise<LiveMatch | null> {
    const cached = this.peek(id);
    const isValid = !this.invalidations.has(id);
    return cached !== null && cached.state.stateId >= stateId && isValid ? cached : this.reload(id);
  }

  /** What is in memory is to be read anew before it is used. */
  invalidate(id: MatchId): void {
    if (this.cache.has(id)) this.invalidations.set(id, {});
  }

  invalidateAll(): void {
    for (const id of this.cache.keys()) this.invalidations.set(id, {});
  }

  /** The match as it is stored now. */
  async reload(id: MatchId): Promise<LiveMatch | null> {
    const invalidation = this.invalidations.get(id);
    const previous = this.peek(id);
    const loaded = await this.loadConsistent(id, previous);
    // What was doubted since is to be read once more.
    if (this.invalidations.get(id) === invalidation) this.invalidations.delete(id);
    // A move may have been made while it was read: what is further on stays.
    const current = this.peek(id);
    if (current !== null && loaded !== null && isNewer(current, loaded)) return current;
    if (loaded === null) this.cache.delete(id);
    else this.cache.set(id, loaded);
    return loaded;
  }

  /** State and conduct of one moment: where a move came between the two, both are read again. */
  private async loadConsistent(id: MatchId, previous: LiveMatch | null): Promise<LiveMatch | null> {
    const match = await this.storage.matches.find(id);
    const loaded = match === null ? null : await loadMatch(this.storage, match, previous);
    if (match === null || loaded === null || match.stateId === loaded.state.stateId) return loaded;
    return this.loadConsistent(id, loaded);
  }

  /** The match after a move that is stored. */
  put(id: MatchId, match: LiveMatch): void {
    this.cache.set(id, match);
  }

  /** The match after something that was decided beside the moves and is stored. */
  putTableState(id: MatchId, previous: LiveMatch, tableState: TableState): void {
    const updated = { ...previous, tableState };
    const current = this.peek(id);
    if (current === null || isNewer(updated, current)) this.cache.set(id, updated);
  }

  get size(): number {
    return this.cache.size;
  }

  forget(id: MatchId): void {
    this.cache.delete(id);
  }

  close(): void {
    clearInterval(this.purgeTimer);
    this.cache.clear();
  }
}

function isNewer(left: LiveMatch, right: LiveMatch): boolean {
  const [a, b] = [left.state.stateId, right.state.stateId];
  return a === b ? left.tableState.version > right.tableState.version : a > b;
}
