/** What of a choice still holds once the table has moved on. */
import type { PlayerView } from '@great-fire/game';
import type { Choice } from './choice';
import { NOTHING_CHOSEN } from './choice';
import { hasToAnswer, isMyDecision } from './moment';

/** Whether the wish to spread twice outlives the change: only within one turn, before any action. */
function stillTwice(before: PlayerView, after: PlayerView, { twice }: Choice): boolean {
  return (
    twice &&
    before.turn.number === after.turn.number &&
    after.turn.seat === after.viewer &&
    after.turn.actions === 0 &&
    after.turn.spreads < 2
  );
}

/** The choice after a new state: the picked piece stays picked and an answer given early holds, targets and cards do not. */
export function settle(before: PlayerView, after: PlayerView, choice: Choice): Choice {
  const handAnswer = hasToAnswer(after) ? choice.handAnswer : null;
  if (!isMyDecision(after)) return { ...NOTHING_CHOSEN, handAnswer };
  const piece = after.turn.step === 'act' ? choice.piece : null;
  return { ...NOTHING_CHOSEN, handAnswer, piece, twice: stillTwice(before, after, choice) };
}
