/** What the table asks of this viewer now. */
import { isPlayable, isYetToAnswer } from '@great-fire/game';
import type { PlayerView } from '@great-fire/game';
import type { Choice } from './choice';
import { canSpreadAgain } from './spread-again';

export const MOMENTS = [
  'watch', // somebody else decides
  'redeal', // the hand as it was dealt is taken up or shown: asked of all at once
  'band',
  'pawn',
  'spread',
  'discard', // no card can be played (FIRE-8)
  'spread-again', // the second move with the same card (DBL-1)
  'act',
  'intensify',
  'over',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** Whether this viewer's decision is awaited. */
export const isMyDecision = (view: PlayerView): boolean =>
  view.viewer !== null && view.turn.step !== 'over' && view.turn.seat === view.viewer;

/** Whether something is asked of this viewer; about the hand that may be before one's turn has come. */
export const isAsked = (moment: Moment): boolean => moment !== 'watch' && moment !== 'over';

/** Whether this viewer has still to answer about the hand. */
export const hasToAnswer = (view: PlayerView): boolean =>
  view.viewer !== null && isYetToAnswer(view, view.viewer);

/** The moment of this viewer. */
export function momentOf(view: PlayerView, choice: Choice): Moment {
  const { step } = view.turn;
  if (step === 'over') return 'over';
  if (step === 'redeal') return hasToAnswer(view) && choice.handAnswer === null ? step : 'watch';
  if (!isMyDecision(view)) return 'watch';
  if (step === 'spread') {
    return view.own?.hand.some((card) => isPlayable(view, card)) === true ? 'spread' : 'discard';
  }
  if (step === 'act') return choice.twice && canSpreadAgain(view) ? 'spread-again' : 'act';
  return step;
}
