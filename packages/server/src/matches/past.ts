/** What could be seen at earlier states of a match, worked out again from its seed and log. */
import { isPlayed } from '@great-fire/game';
import type { Draft, GameState, Logged, MatchSetup } from '@great-fire/game';
import type { Rules } from '@great-fire/game/rules';
import { changeBetween, viewSeenFrom } from '@great-fire/protocol';
import type { PastView, PastViews, SeenFrom, ViewChange } from '@great-fire/protocol';
import { LRUCache } from 'lru-cache';
import type { MatchId } from '../storage/storage';

/** States by how many rows of the log led to them, both ends included. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * The views of a stretch as they were had there then. A state is told by the seed and the rows of the log
 * before it, so that nothing of what came later can be in its view.
 */
export function pastViews(
  { applyAction, createGame, rebuild, viewFor }: Rules,
  setup: MatchSetup,
  log: readonly Logged[],
  seenFrom: SeenFrom,
  { from, to }: Stretch,
): PastViews | null {
  let draft = createGame(setup) as Draft<GameState>;
  // The rules change the draft in place: what is kept of a state is a copy.
  const seen = (): PastView => structuredClone(viewSeenFrom(viewFor, draft, seenFrom));
  let made = 0;
  const playTo = (stateId: number): void => {
    for (; made < stateId; made += 1) {
      const entry = log[made];
      if (entry === undefined) return;
      if (isPlayed(entry)) applyAction(draft, entry.seat, entry.action);
      else draft = rebuild(setup, log.slice(0, made + 1)) as Draft<GameState>;
    }
  };
  if (to > log.length) return null;
  playTo(from);
  const first = seen();
  const changes: ViewChange[] = [];
  let last = first;
  for (let stateId = from + 1; stateId <= to; stateId += 1) {
    playTo(stateId);
    const next = seen();
    changes.push(changeBetween(last, next));
    last = next;
  }
  return { from, first, changes };
}

const STRETCHES = 400;
const IDLE_MS = 10 * 60_000;

/** Stretches worked out lately: what has happened does not change, and neighbours ask for the same. */
export class PastCache {
  private readonly kept = new LRUCache<string, PastViews>({ max: STRETCHES, ttl: IDLE_MS });

  /** The stretch as it was seen from there, from the cache or made; null is not kept. */
  async get(
    id: MatchId,
    seenFrom: SeenFrom,
    { from, to }: Stretch,
    make: () => Promise<PastViews | null>,
  ): Promise<PastViews | null> {
    const key = [id, seenFrom, from, to].join('/');
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    const made = await make();
    if (made !== null) this.kept.set(key, made);
    return made;
  }
}
