/** SET-3, SET-10, SET-11: who decides next before the first turn. */
import type { GameEvent } from '../event';
import type { Draft, PublicState } from '../state';
import { beginTurn } from '../turn';
import { LONDON } from '../board/map';
import { preplacedBands } from './components';

type SetupStep = 'redeal' | 'band' | 'pawn';

/** How many decisions a step of setup takes. @source SET-3, SET-10, SET-11 */
function decisionsIn(state: PublicState, step: SetupStep): number {
  if (step !== 'band') return state.rules.players;
  const placed = Object.values(preplacedBands(state.rules.players)).reduce((sum, bands) => sum + bands, 0);
  return LONDON.pieces.trainedBands - placed;
}

const NEXT: { readonly [S in SetupStep]: SetupStep | 'play' } = {
  redeal: 'band',
  band: 'pawn',
  pawn: 'play',
};

/** Passes the decision on in turn order from the start player, step by step, to the first turn. */
export function finishSetupChoice(draft: Draft<PublicState>): readonly GameEvent[] {
  const step = draft.turn.step as SetupStep;
  draft.setupDone += 1;
  if (draft.setupDone === decisionsIn(draft, step)) {
    const next = NEXT[step];
    draft.setupDone = 0;
    if (next === 'play') return beginTurn(draft, draft.startSeat);
    draft.turn.step = next;
  }
  draft.turn.seat = (draft.startSeat + draft.setupDone) % draft.rules.players;
  return [];
}
