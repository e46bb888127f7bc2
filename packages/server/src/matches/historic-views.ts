/** What could be seen at earlier states of a match, worked out again from its seed and log. */
import { isDecision } from '@great-fire/game';
import type { Draft, GameState, MatchLogEntry, MatchSetup } from '@great-fire/game';
import type { RulesEngine } from '@great-fire/game/engine';
import { diffView, viewFrom } from '@great-fire/protocol';
import type { HistoricView, HistoricViewPage, Perspective, ViewDiff } from '@great-fire/protocol';
import { LRUCache } from 'lru-cache';
import type { MatchId } from '../storage/storage';

/** States by how many rows of the log led to them, both ends included. */
export interface StateRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The views of a stretch as they were had there then. A state is told by the seed and the rows of the log
 * before it, so that nothing of what came later can be in its view.
 */
export function buildHistoricViews(
  { applyAction, createGame, replayLog, viewFor }: RulesEngine,
  setup: MatchSetup,
  log: readonly MatchLogEntry[],
  perspective: Perspective,
  { from, to }: StateRange,
): HistoricViewPage | null {
  let draft = createGame(setup) as Draft<GameState>;
  // The rules change the draft in place: what is kept of a state is a copy.
  const captureView = (): HistoricView => structuredClone(viewFrom(viewFor, draft, perspective));
  let appliedCount = 0;
  const advanceTo = (stateId: number): void => {
    for (; appliedCount < stateId; appliedCount += 1) {
      const entry = log[appliedCount];
      if (entry === undefined) return;
      if (isDecision(entry)) applyAction(draft, entry.seat, entry.action);
      else draft = replayLog(setup, log.slice(0, appliedCount + 1)) as Draft<GameState>;
    }
  };
  if (to > log.length) return null;
  advanceTo(from);
  const first = captureView();
  const changes: ViewDiff[] = [];
  let last = first;
  for (let stateId = from + 1; stateId <= to; stateId += 1) {
    advanceTo(stateId);
    const next = captureView();
    changes.push(diffView(last, next));
    last = next;
  }
  return { fromStateId: from, first, diffs: changes };
}

const MAX_RANGES = 400;
const TTL_MS = 10 * 60_000;

/** Stretches worked out lately: what has happened does not change, and neighbours ask for the same. */
export class HistoricViewCache {
  private readonly cache = new LRUCache<string, HistoricViewPage>({ max: MAX_RANGES, ttl: TTL_MS });

  /** The stretch as it was seen from there, from the cache or made; null is not kept. */
  async get(
    id: MatchId,
    perspective: Perspective,
    { from, to }: StateRange,
    build: () => Promise<HistoricViewPage | null>,
  ): Promise<HistoricViewPage | null> {
    const key = [id, perspective, from, to].join('/');
    const cached = this.cache.get(key);
    if (cached !== undefined) return cached;
    const built = await build();
    if (built !== null) this.cache.set(key, built);
    return built;
  }
}
