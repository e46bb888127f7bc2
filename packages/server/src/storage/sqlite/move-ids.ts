/**
 * Which move ids a match may have seen, without a look into its log: an index of them would double what each move
 * writes. Kept as marks of 32 bits, which two ids may share; so a "no" is certain, and a "yes" is to be looked up.
 */
import { LRUCache } from 'lru-cache';
import type { Seat } from '@great-fire/game';
import type { MatchId } from '../storage';

const MATCHES = 1000;
const KEPT_MS = 10 * 60_000;

/** A move id of a seat. */
export interface SeatMove {
  readonly seat: Seat;
  readonly moveId: string;
}

export class MoveIds {
  private readonly kept = new LRUCache<MatchId, Marks>({ max: MATCHES, ttl: KEPT_MS, ttlAutopurge: true });

  /** `stored`: all that the log of a match holds; nobody else may write to it. */
  constructor(private readonly stored: (id: MatchId) => readonly SeatMove[]) {}

  /** Whether the match may have seen that id; what was not seen is from now on. */
  meet(id: MatchId, { seat, moveId }: SeatMove): boolean {
    let marks = this.kept.get(id);
    if (marks === undefined) {
      marks = new Marks(this.stored(id).map(markOf));
      this.kept.set(id, marks);
    }
    return marks.meet(markOf({ seat, moveId }));
  }

  forget(id: MatchId): void {
    this.kept.delete(id);
  }
}

class Marks {
  private count: number;
  private list: Uint32Array;

  constructor(marks: readonly number[]) {
    this.count = marks.length;
    this.list = new Uint32Array(2 * marks.length + 16);
    this.list.set(marks);
  }

  meet(mark: number): boolean {
    const at = this.list.indexOf(mark);
    if (at !== -1 && at < this.count) return true;
    if (this.count === this.list.length) {
      const longer = new Uint32Array(2 * this.count);
      longer.set(this.list);
      this.list = longer;
    }
    this.list[this.count] = mark;
    this.count += 1;
    return false;
  }
}

// FNV-1a.
function markOf({ seat, moveId }: SeatMove): number {
  let mark = 0x811c9dc5 ^ seat;
  for (let i = 0; i < moveId.length; i += 1) mark = Math.imul(mark ^ moveId.charCodeAt(i), 0x01000193);
  return mark >>> 0;
}
