/** Everything that a bot may know: the view of its seat, its legal actions and the events so far. */
import type { Action, ActionType, GameEvent, PlayerView } from '@great-fire/game';

export interface Observation {
  readonly view: PlayerView; // of the bot's own seat, which decides next
  readonly legal: readonly Action[]; // never empty
  readonly events: readonly GameEvent[]; // that the level reads (`eventsRead`), oldest first, as `viewEvent` shows them to the seat
}

/** Returns the legal actions of one type. */
export function legalOfType<T extends ActionType>(
  { legal }: Pick<Observation, 'legal'>,
  type: T,
): readonly Extract<Action, { type: T }>[] {
  return legal.filter((action): action is Extract<Action, { type: T }> => action.type === type);
}

/** Says whether there is time for more work. Only a search asks. */
export type HasTime = () => boolean;

export const UNLIMITED_TIME: HasTime = () => true;
