/** All that a bot may know: what lies before its seat, what it may do, and what was said at the table so far. */
import type { Action, ActionType, GameEvent, PlayerView } from '@great-fire/game';

export interface Observation {
  readonly view: PlayerView; // of the bot's own seat, which is awaited
  readonly legal: readonly Action[]; // never empty
  readonly events: readonly GameEvent[]; // whole, oldest first, as `viewEvent` shows it to the seat
}

/** The legal choices of one type. */
export function legalOfType<T extends ActionType>(
  { legal }: Pick<Observation, 'legal'>,
  type: T,
): readonly Extract<Action, { type: T }>[] {
  return legal.filter((action): action is Extract<Action, { type: T }> => action.type === type);
}
