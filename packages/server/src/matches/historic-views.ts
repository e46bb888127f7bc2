/** Views of earlier states of a match, recomputed from its snapshots and log. */
import { applyToMatchState, type MatchState } from '@great-fire/game/match';
import {
  packViews,
  viewFrom,
  type HistoricView,
  type HistoricViewRange,
  type Perspective,
} from '@great-fire/protocol';
import type { StoredMatch } from '../entities/match';
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
