/** Views of earlier states of a match, recomputed from its seed and log. */
import { isDecision } from '@great-fire/game/record';
import type { Draft, GameState, MatchSetup } from '@great-fire/game';
import type { MatchLogEntry } from '@great-fire/game/record';
import type { RulesEngine } from '@great-fire/game/engine';
import { packViews, viewFrom } from '@great-fire/protocol';
import type { HistoricView, HistoricViewRange, Perspective } from '@great-fire/protocol';
import type { MatchId } from '../entities/match';
import type { BoundedCache } from '../shared/bounded-cache';
import type { CacheRegistry } from '../shared/cache-registry';

/** A range of state ids, both ends included. */
export interface StateRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the views of a range of states, or null if the log does not reach `to`. Each state is computed only from the
 * seed and the log rows before it, so that no view contains later information.
 */
export function buildHistoricViews(
  { applyAction, createGame, replayLog, viewFor }: RulesEngine,
  setup: MatchSetup,
  log: readonly MatchLogEntry[],
  perspective: Perspective,
  { from, to }: StateRange,
): HistoricViewRange | null {
  let draft = createGame(setup) as Draft<GameState>;
  // The rules change the draft in place, so each view is a copy.
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
  const later: HistoricView[] = [];
  for (let stateId = from + 1; stateId <= to; stateId += 1) {
    advanceTo(stateId);
    later.push(captureView());
  }
  return packViews(from, first, later);
}

const TTL_MS = 10 * 60_000;

// Measured after a garbage collection, at 100 matches and for pages of 1 to 50 views.
const FIRST_VIEW_BYTES = 24_000;
const PATCH_BYTES = 450;

/** Caches recent ranges. Past states never change, and clients of one match request the same ranges. */
export class HistoricViewCache {
  private readonly cache: BoundedCache<string, HistoricViewRange>;

  constructor(caches: CacheRegistry) {
    this.cache = caches.create('historic-views', {
      sizeOf: ({ patches }) => FIRST_VIEW_BYTES + PATCH_BYTES * patches.length,
      ttlMs: TTL_MS,
    });
  }

  /** Returns the views of a range from the cache, or builds and caches them. Does not cache null. */
  async get(
    id: MatchId,
    perspective: Perspective,
    { from, to }: StateRange,
    build: () => Promise<HistoricViewRange | null>,
  ): Promise<HistoricViewRange | null> {
    const key = [id, perspective, from, to].join('/');
    const cached = this.cache.get(key);
    if (cached !== undefined) return cached;
    const built = await build();
    if (built !== null) this.cache.set(key, built);
    return built;
  }
}
