/** Carries the parts of a draft that are still valid over to a new state. */
import type { PlayerView } from '@great-fire/game';
import type { MoveDraft } from './draft';
import { EMPTY_DRAFT } from './draft';
import { mustAnswerHand, isMyDecision } from './phase';

/** Returns true if a planned double move stays valid: in the same turn, before any action. */
function keepsDoubleMove(before: PlayerView, after: PlayerView, { isDoubleMove }: MoveDraft): boolean {
  return (
    isDoubleMove &&
    before.turn.number === after.turn.number &&
    after.turn.seat === after.viewer &&
    after.turn.actions === 0 &&
    after.turn.spreads < 2
  );
}

/** Returns the draft for a new state. Keeps the selected piece and an early hand answer, but no card and no target. */
export function reconcileDraft(before: PlayerView, after: PlayerView, draft: MoveDraft): MoveDraft {
  const handAnswer = mustAnswerHand(after) ? draft.handAnswer : null;
  if (!isMyDecision(after)) return { ...EMPTY_DRAFT, handAnswer };
  const piece = after.turn.step === 'act' ? draft.piece : null;
  return { ...EMPTY_DRAFT, handAnswer, piece, isDoubleMove: keepsDoubleMove(before, after, draft) };
}
