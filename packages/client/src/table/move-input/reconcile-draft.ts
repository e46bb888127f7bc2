/** What of a choice still holds once the table has moved on. */
import type { PlayerView } from '@great-fire/game';
import type { MoveDraft } from './draft';
import { EMPTY_DRAFT } from './draft';
import { mustAnswerHand, isMyDecision } from './phase';

/** Whether the wish to spread twice outlives the change: only within one turn, before any action. */
function keepsDoubleMove(before: PlayerView, after: PlayerView, { isDoubleMove }: MoveDraft): boolean {
  return (
    isDoubleMove &&
    before.turn.number === after.turn.number &&
    after.turn.seat === after.viewer &&
    after.turn.actions === 0 &&
    after.turn.spreads < 2
  );
}

/** The choice after a new state: the picked piece stays picked and an answer given early holds, targets and cards do not. */
export function reconcileDraft(before: PlayerView, after: PlayerView, draft: MoveDraft): MoveDraft {
  const handAnswer = mustAnswerHand(after) ? draft.handAnswer : null;
  if (!isMyDecision(after)) return { ...EMPTY_DRAFT, handAnswer };
  const piece = after.turn.step === 'act' ? draft.piece : null;
  return { ...EMPTY_DRAFT, handAnswer, piece, isDoubleMove: keepsDoubleMove(before, after, draft) };
}
