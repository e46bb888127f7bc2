/** What the table asks of this viewer now. */
import { isPlayable, mustAnswerRedeal } from '@great-fire/game';
import type { PlayerView } from '@great-fire/game';
import type { MoveDraft } from './draft';
import { canDoubleMove } from './double-move';

export const PHASES = [
  'watch', // somebody else decides
  'redeal', // the hand as it was dealt is taken up or shown: asked of all at once
  'band',
  'pawn',
  'spread',
  'discard', // no card can be played (FIRE-8)
  'double-move', // the second move with the same card (DBL-1)
  'act',
  'intensify',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** Whether this viewer's decision is awaited. */
export const isMyDecision = (view: PlayerView): boolean =>
  view.viewer !== null && view.turn.step !== 'over' && view.turn.seat === view.viewer;

/** Whether something is asked of this viewer; about the hand that may be before one's turn has come. */
export const needsInput = (phase: Phase): boolean => phase !== 'watch' && phase !== 'over';

/** Whether this viewer has still to answer about the hand. */
export const mustAnswerHand = (view: PlayerView): boolean =>
  view.viewer !== null && mustAnswerRedeal(view, view.viewer);

/** The moment of this viewer. */
export function getPhase(view: PlayerView, draft: MoveDraft): Phase {
  const { step } = view.turn;
  if (step === 'over') return 'over';
  if (step === 'redeal') return mustAnswerHand(view) && draft.handAnswer === null ? step : 'watch';
  if (!isMyDecision(view)) return 'watch';
  if (step === 'spread') {
    return view.own?.hand.some((card) => isPlayable(view, card)) === true ? 'spread' : 'discard';
  }
  if (step === 'act') return draft.isDoubleMove && canDoubleMove(view) ? 'double-move' : 'act';
  return step;
}
