/**
 * Which move ids a match may have seen, without an index in the database, which would double the writes of each move
 * (docs/adr/0013-no-move-id-index-in-sqlite.md). Stores 32-bit hashes, which two ids may share. A "no" is certain, and
 * a "yes" must be looked up.
 */
import type { Seat } from '@great-fire/game';
import type { MatchId } from '../../entities/match';
import type { BoundedCache } from '../../shared/bounded-cache';
import type { CacheRegistry } from '../../shared/cache-registry';

const TTL_MS = 10 * 60_000;
const OBJECT_BYTES = 400; // measured: a set without its hashes, with its key

/** A move id of a seat. */
export interface SeatMoveId {
  readonly seat: Seat;
  readonly moveId: string;
}

export class SeenMoveIds {
  private readonly cache: BoundedCache<MatchId, HashSet32>;

  /** `loadMoves` returns all moves in the log of a match. Only this process may write to the log. */
  constructor(
    private readonly loadMoves: (id: MatchId) => readonly SeatMoveId[],
    caches: CacheRegistry,
  ) {
    this.cache = caches.create('move-ids', { sizeOf: ({ heapBytes }) => heapBytes, ttlMs: TTL_MS });
  }

  /** Returns whether the match may have seen the id, and adds it. */
  mayContainOrAdd(id: MatchId, { seat, moveId }: SeatMoveId): boolean {
    const cached = this.cache.get(id);
    const hashes = cached ?? new HashSet32(this.loadMoves(id).map(fnv1a));
    const bytesBefore = hashes.heapBytes;
    const isKnown = hashes.hasOrAdd(fnv1a({ seat, moveId }));
    if (cached === undefined || hashes.heapBytes !== bytesBefore) this.cache.set(id, hashes);
    return isKnown;
  }

  evict(id: MatchId): void {
    this.cache.delete(id);
  }
}

class HashSet32 {
  private count: number;
  private hashes: Uint32Array;

  constructor(initial: readonly number[]) {
    this.count = initial.length;
    this.hashes = new Uint32Array(2 * initial.length + 16);
    this.hashes.set(initial);
  }

  get heapBytes(): number {
    return OBJECT_BYTES + this.hashes.byteLength;
  }

  hasOrAdd(hash: number): boolean {
    const index = this.hashes.indexOf(hash);
    if (index !== -1 && index < this.count) return true;
    if (this.count === this.hashes.length) {
      const longer = new Uint32Array(2 * this.count);
      longer.set(this.hashes);
      this.hashes = longer;
    }
    this.hashes[this.count] = hash;
    this.count += 1;
    return false;
  }
}

// FNV-1a.
function fnv1a({ seat, moveId }: SeatMoveId): number {
  let hash = 0x811c9dc5 ^ seat;
  for (let i = 0; i < moveId.length; i += 1) hash = Math.imul(hash ^ moveId.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
