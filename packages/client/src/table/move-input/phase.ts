/** The phases: the kinds of decision that the table needs from the viewer. */
import { isPlayable, checkActionOnView, spreadOptions, type PlayerView, type Spread } from '@great-fire/game';
import type { TableState } from '@great-fire/protocol';
import { isBotControlled } from '@great-fire/table';
import type { MoveDraft } from './draft-store';

export type Phase =
  | 'waiting' // another player decides
  | 'band'
  | 'pawn'
  | 'spread'
  | 'discard' // no card is playable (FIRE-8)
  | 'double-move' // the second move with the same card (DBL-1)
  | 'act'
  | 'intensify'
  | 'over';

/** Returns true if it is the viewer's turn. */
export const isMyDecision = (view: PlayerView): boolean =>
  view.turn.step !== 'over' && view.turn.seat === view.viewer;

export const needsInput = (phase: Phase): boolean => phase !== 'waiting' && phase !== 'over';

/** Returns the phase of the viewer. No seat is asked about its opening hand, because the start answers for all (SET-3). */
export function getPhase(view: PlayerView, draft: MoveDraft): Phase {
  const { step } = view.turn;
  if (step === 'over') return 'over';
  if (step === 'redeal' || !isMyDecision(view)) return 'waiting';
  if (step === 'spread') {
    return view.own?.hand.some((card) => isPlayable(view, card)) === true ? 'spread' : 'discard';
  }
  if (step === 'act') return draft.isDoubleMove && canDoubleMove(view) ? 'double-move' : 'act';
  return step;
}

/** The reason why a seat cannot act: the game was ended, is paused, or a bot plays for the owner. */
export type InputBlock = 'aborted' | 'paused' | 'bot-controlled';

/** Returns why the viewer cannot act, or null. */
export function getInputBlock(state: TableState, viewer: number | null): InputBlock | null {
  if (state.isAborted) return 'aborted';
  if (state.pausedAt !== null) return 'paused';
  return viewer !== null && isBotControlled(state, viewer) ? 'bot-controlled' : null;
}

/** Returns true if the viewer holds a double-move token, even if the token cannot be spent now. */
export const holdsDoubleMove = (view: PlayerView): boolean =>
  view.own?.tokens.includes('double-move') === true;

/**
 * Returns true if a second move is legal now. This needs the token, a played card, no action yet, and a legal target.
 */
export function canDoubleMove(view: PlayerView): boolean {
  const { card } = view.turn;
  if (card === null || !holdsDoubleMove(view)) return false;
  for (const { sources, targets } of spreadOptions(view, card)) {
    const [from] = sources;
    const target = targets.find(({ legal }) => legal);
    const exit = target?.exits[0];
    if (from === undefined || target === undefined || exit === undefined) continue;
    const spread: Spread = { type: 'spread', card, from, exit, to: target.to, token: 'double-move' };
    return checkActionOnView(view, spread) === null;
  }
  return false;
}
