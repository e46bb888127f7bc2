/** The phases of a turn, and the refusals of actions outside their phase or turn. */
import type { GameEvent } from './event';
import type { Refusal } from './refusal';
import type { Draft, PublicState, Seat, TurnPhase } from './state';

/** Action points of a turn. @source ACT-1 */
export const ACTION_POINTS = 4;

const PHASE_REFUSALS: { readonly [S in TurnPhase]: Refusal } = {
  redeal: { rule: 'SET-3', reason: 'keep-or-redeal-first' },
  band: { rule: 'SET-10', reason: 'place-band-first' },
  pawn: { rule: 'SET-11', reason: 'place-pawn-first' },
  spread: { rule: 'FIRE-1', reason: 'spread-first' },
  act: { rule: 'ACT-1', reason: 'choose-actions' },
  intensify: { rule: 'INT-1', reason: 'intensify-first' },
  over: { rule: 'END-1', reason: 'game-over' },
};

/** Returns the refusal of an action by the wrong seat or in the wrong phase, or null. @source SET-9 */
export function checkTurn(state: PublicState, seat: Seat, phases: readonly TurnPhase[]): Refusal | null {
  const { turn } = state;
  if (turn.step === 'over') return PHASE_REFUSALS.over;
  if (turn.seat !== seat) return { rule: 'SET-9', reason: 'not-your-turn' };
  return phases.includes(turn.step) ? null : PHASE_REFUSALS[turn.step];
}

/** Returns the seat to the left. @source SET-9 */
export function nextSeat(state: PublicState, seat: Seat): Seat {
  return (seat + 1) % state.rules.players;
}

/** Begins a seat's turn in the spread phase. @source FIRE-1 */
export function beginTurn(draft: Draft<PublicState>, seat: Seat): readonly GameEvent[] {
  draft.turn = {
    number: draft.turn.number + 1,
    seat,
    step: 'spread',
    card: null,
    spreads: 0,
    points: ACTION_POINTS,
    actions: 0,
    undos: 0,
    intensifyBy: null,
  };
  return [{ type: 'turn-began', seat, turn: draft.turn.number }];
}
