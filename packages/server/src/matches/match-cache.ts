/** Caches the matches that are played or watched. The storage always has the valid state. */
import type { TableState } from '@great-fire/protocol';
import { BoundedCache } from '../shared/bounded-cache';
import type { Storage } from '../storage/storage';
import type { MatchId } from '../entities/match';
import { catchUp, estimateHeapBytes, loadMatch, type LiveMatch } from './load-match';

export class MatchCache {
  private readonly cache: BoundedCache<MatchId, LiveMatch>;
  private readonly invalidations = new Map<MatchId, object>(); // the table state may have changed in another process

  constructor(
    private readonly storage: Pick<Storage, 'matches' | 'moves'>,
    maxBytes: number,
  ) {
    this.cache = new BoundedCache({
      maxBytes,
      sizeOf: estimateHeapBytes,
      onEvict: (id) => this.invalidations.delete(id),
    });
  }

  peek(id: MatchId): LiveMatch | null {
    return this.cache.peek(id) ?? null;
  }

  /** Keeps the match in memory until `unpin`, from its next load on if it is not in the cache. */
  pin(id: MatchId): void {
    this.cache.pin(id);
  }

  unpin(id: MatchId): void {
    this.cache.unpin(id);
  }

  /**
   * Returns the match at `stateId` or later. Reads the storage if the cached state is older, because another process
   * may have made the moves. Resolves to null if the match is missing or not started.
   */
  async get(id: MatchId, stateId = 0): Promise<LiveMatch | null> {
    const cached = this.cache.get(id) ?? null;
    if (cached === null || this.invalidations.has(id)) return this.reload(id);
    if (cached.state.stateId >= stateId) return cached;
    const updated = await catchUp(this.storage, id, cached);
    if (updated === null || updated.state.stateId < stateId) return this.reload(id);
    if (this.peek(id) !== cached) return this.get(id, stateId); // changed during the read
    this.cache.set(id, updated);
    return updated;
  }

  /** Marks the cached match as outdated, so that the next `get` reads it again. */
  invalidate(id: MatchId): void {
    if (this.cache.has(id)) this.invalidations.set(id, {});
  }

  invalidateAll(): void {
    for (const id of this.cache.keys()) this.invalidations.set(id, {});
  }

  async reload(id: MatchId): Promise<LiveMatch | null> {
    const invalidation = this.invalidations.get(id);
    const previous = this.peek(id);
    const match = await this.storage.matches.find(id);
    const loaded = match === null ? null : await loadMatch(this.storage, match, previous);
    // An invalidation during the read requires another read.
    if (this.invalidations.get(id) === invalidation) this.invalidations.delete(id);
    // A move may have been stored during the read. The newer match stays.
    const current = this.peek(id);
    if (current !== null && loaded !== null && isNewer(current, loaded)) return current;
    if (loaded === null) this.cache.delete(id);
    else this.cache.set(id, loaded);
    return loaded;
  }

  put(id: MatchId, match: LiveMatch): void {
    this.cache.set(id, match);
  }

  putTableState(id: MatchId, previous: LiveMatch, tableState: TableState): void {
    const updated = { ...previous, tableState };
    const current = this.peek(id);
    if (current === null || isNewer(updated, current)) this.cache.set(id, updated);
  }

  close(): void {
    this.cache.clear();
  }
}

function isNewer(left: LiveMatch, right: LiveMatch): boolean {
  const [a, b] = [left.state.stateId, right.state.stateId];
  return a === b ? left.tableState.version > right.tableState.version : a > b;
}
