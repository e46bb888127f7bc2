/** SET-3, SET-10, SET-11: the order of decisions before the first turn. */
import type { GameEvent } from '../event';
import type { Draft, PublicState } from '../state';
import { beginTurn } from '../turn';
import { COMPONENT_COUNTS } from '../board/component-counts';
import { preplacedBands } from './components';

type SetupPhase = 'redeal' | 'band' | 'pawn';

/** Returns the number of decisions in a setup phase. @source SET-3, SET-10, SET-11 */
function decisionCount(state: PublicState, phase: SetupPhase): number {
  if (phase !== 'band') return state.rules.players;
  const preplaced = Object.values(preplacedBands(state.rules.players)).reduce((sum, bands) => sum + bands, 0);
  return COMPONENT_COUNTS.pieces.trainedBands - preplaced;
}

const NEXT_PHASE: { readonly [S in SetupPhase]: SetupPhase | 'play' } = {
  redeal: 'band',
  band: 'pawn',
  pawn: 'play',
};

/** Moves on to the next decision, in turn order from the start player, and after the last one to the first turn. */
export function advanceSetup(draft: Draft<PublicState>): readonly GameEvent[] {
  const phase = draft.turn.step as SetupPhase;
  draft.setupDone += 1;
  if (draft.setupDone === decisionCount(draft, phase)) {
    const next = NEXT_PHASE[phase];
    draft.setupDone = 0;
    if (next === 'play') return beginTurn(draft, draft.startSeat);
    draft.turn.step = next;
  }
  draft.turn.seat = (draft.startSeat + draft.setupDone) % draft.rules.players;
  return [];
}
