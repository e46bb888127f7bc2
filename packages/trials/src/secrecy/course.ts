/** A game as it was played in the first world: its decisions, and what they did, secrets included. */
import { applyAction, createGame } from '@great-fire/game';
import type { Draft, FireCard, GameEvent, GameState, MatchSetup, Played, Seat } from '@great-fire/game';

/** An event, or the hand that a redeal gave, which no event tells. */
export type Happening =
  GameEvent | { readonly type: 'hand-given'; readonly seat: Seat; readonly cards: readonly FireCard[] };

/** All that happened, in order. @throws IllegalAction where the log breaks a rule */
export function courseOf(setup: MatchSetup, log: readonly Played[]): readonly Happening[] {
  const draft = createGame(setup) as Draft<GameState>;
  const course: Happening[] = [];
  for (const { seat, action } of log) {
    const hand = (): readonly FireCard[] => [...(draft.secret.hands[seat] ?? [])];
    course.push(...applyAction(draft, seat, action));
    if (action.type === 'redeal') course.push({ type: 'hand-given', seat, cards: hand() });
  }
  return course;
}
