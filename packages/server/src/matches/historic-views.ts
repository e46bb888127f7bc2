/** Views of earlier states of a match, recomputed from its snapshots and log. */
import { applyToMatchState, type MatchState } from '@great-fire/game/match';
import {
  packViews,
  viewFrom,
  type HistoricView,
  type HistoricViewRange,
  type Perspective,
} from '@great-fire/protocol';
import type { MatchId, StoredMatch } from '../entities/match';
import type { BoundedCache } from '../shared/bounded-cache';
import type { CacheRegistry } from '../shared/cache-registry';
import type { Storage } from '../storage/storage';
import { loadState } from './load-match';
import { readLog } from './match-log';
import { loadRules } from './rules-registry';
import { isTakeback, parseDecision } from './timeline';

/** A range of state ids, both ends included. */
export interface StateRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the views of a range of states that the match has reached. Each state comes only from the seed and the log
 * rows before it, so that no view contains later information.
 */
export async function buildHistoricViews(
  storage: Pick<Storage, 'matches' | 'moves'>,
  match: StoredMatch,
  perspective: Perspective,
  { from, to }: StateRange,
): Promise<HistoricViewRange> {
  const rules = await loadRules(match.rulesVersion);
  const captureView = ({ game }: MatchState): HistoricView => viewFrom(rules.viewFor, game, perspective);
  let state = await loadState(storage, match, rules, from);
  const first = captureView(state);
  const later: HistoricView[] = [];
  for await (const rows of readLog(storage, match.id, { after: from, upTo: to }))
    for (const row of rows) {
      const decision = parseDecision(row);
      state = isTakeback(decision)
        ? await loadState(storage, match, rules, row.stateId)
        : applyToMatchState(rules, state, row.seat, decision).next;
      later.push(captureView(state));
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
