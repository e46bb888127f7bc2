/** The matches that somebody plays or watches, in memory; what is stored decides, always. */
import { LRUCache } from 'lru-cache';
import type { Conduct } from '@great-fire/protocol';
import type { MatchId, Storage } from '../storage/storage';
import { loadMatch } from './load-match';
import type { HotMatch } from './load-match';

const MATCHES = 1000;
const IDLE_MS = 10 * 60_000;
const SWEEP_MS = 60_000;

export class HotMatches {
  private readonly kept = new LRUCache<MatchId, HotMatch>({
    max: MATCHES,
    ttl: IDLE_MS,
    updateAgeOnGet: true,
  });
  private readonly doubted = new Map<MatchId, object>(); // another process may have changed how they are conducted
  private readonly sweep = setInterval(() => this.kept.purgeStale(), SWEEP_MS);

  constructor(private readonly storage: Storage) {
    this.sweep.unref();
  }

  /** The match if it is in memory. */
  peek(id: MatchId): HotMatch | null {
    return this.kept.get(id) ?? null;
  }

  /**
   * The match at `stateId` or later, read where what is in memory is not so far: another process may
   * have made the moves. Null where it is not there or has not begun.
   */
  async get(id: MatchId, stateId = 0): Promise<HotMatch | null> {
    const known = this.peek(id);
    const isSure = !this.doubted.has(id);
    return known !== null && known.state.stateId >= stateId && isSure ? known : this.read(id);
  }

  /** What is in memory is to be read anew before it is used. */
  doubt(id: MatchId): void {
    if (this.kept.has(id)) this.doubted.set(id, {});
  }

  doubtAll(): void {
    for (const id of this.kept.keys()) this.doubted.set(id, {});
  }

  /** The match as it is stored now. */
  async read(id: MatchId): Promise<HotMatch | null> {
    const doubt = this.doubted.get(id);
    const before = this.peek(id);
    const read = await this.readFrom(id, before);
    // What was doubted since is to be read once more.
    if (this.doubted.get(id) === doubt) this.doubted.delete(id);
    // A move may have been made while it was read: what is further on stays.
    const known = this.peek(id);
    if (known !== null && read !== null && isFurther(known, read)) return known;
    if (read === null) this.kept.delete(id);
    else this.kept.set(id, read);
    return read;
  }

  /** State and conduct of one moment: where a move came between the two, both are read again. */
  private async readFrom(id: MatchId, before: HotMatch | null): Promise<HotMatch | null> {
    const match = await this.storage.matches.find(id);
    const read = match === null ? null : await loadMatch(this.storage, match, before);
    if (match === null || read === null || match.stateId === read.state.stateId) return read;
    return this.readFrom(id, read);
  }

  /** The match after a move that is stored. */
  advance(id: MatchId, match: HotMatch): void {
    this.kept.set(id, match);
  }

  /** The match after something that was decided beside the moves and is stored. */
  conducted(id: MatchId, before: HotMatch, conduct: Conduct): void {
    const match = { ...before, conduct };
    const known = this.peek(id);
    if (known === null || isFurther(match, known)) this.kept.set(id, match);
  }

  get size(): number {
    return this.kept.size;
  }

  forget(id: MatchId): void {
    this.kept.delete(id);
  }

  close(): void {
    clearInterval(this.sweep);
    this.kept.clear();
  }
}

function isFurther(one: HotMatch, other: HotMatch): boolean {
  const [a, b] = [one.state.stateId, other.state.stateId];
  return a === b ? one.conduct.version > other.conduct.version : a > b;
}
