/** What the table asks of this viewer now. */
import { checkOnView, isPlayable } from '@great-fire/game';
import type { PlayerView } from '@great-fire/game';
import type { Choice } from './choice';
import { canSpreadAgain } from './spread-again';

export const MOMENTS = [
  'watch', // somebody else decides
  'redeal',
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

/** The moment of this viewer. Everybody is asked to keep or redeal; only a hand of five alike has a choice. */
export function momentOf(view: PlayerView, choice: Choice): Moment {
  const { step } = view.turn;
  if (step === 'over') return 'over';
  if (!isMyDecision(view)) return 'watch';
  if (step === 'redeal') return checkOnView(view, { type: 'redeal' }) === null ? 'redeal' : 'watch';
  if (step === 'spread') {
    return view.own?.hand.some((card) => isPlayable(view, card)) === true ? 'spread' : 'discard';
  }
  if (step === 'act') return choice.twice && canSpreadAgain(view) ? 'spread-again' : 'act';
  return step;
}
