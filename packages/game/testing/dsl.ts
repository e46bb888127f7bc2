/** Given-when-then helpers: a position from text, actions, and the resulting position. */
import {
  applyAction,
  checkAction,
  type Action,
  type DistrictId,
  type Draft,
  type FireCard,
  type GameEvent,
  type GameState,
  type Seat,
  type Spread,
} from '../src/index';
import { readPosition, writeDistrict } from '../src/notation';

/** Reads a position from text. `readPosition` fills in missing parts. */
export function given(text: string): GameState {
  return readPosition(text);
}

export interface WhenResult {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** Applies actions of the active seats, one after the other, to a copy of the state. @throws IllegalActionError */
export function when(state: GameState, ...actions: readonly Action[]): WhenResult {
  const draft = structuredClone(state) as Draft<GameState>;
  const events: GameEvent[] = [];
  for (const action of actions) events.push(...applyAction(draft, draft.turn.seat, action));
  return { state: draft, events };
}

/** Returns 'ok', or rule and reason of the refusal ('FIRE-6 better-target'). */
export function ruling(state: GameState, action: Action, seat: Seat = state.turn.seat): string {
  const refusal = checkAction(state, seat, action);
  return refusal === null ? 'ok' : `${refusal.rule} ${refusal.reason}`;
}

/** Returns districts as text, so that a failing test prints both boards. */
export function show(state: GameState, ...ids: readonly DistrictId[]): string {
  return ids.map((id) => writeDistrict(state, id)).join(' | ');
}

/** Returns the events of one type, in order. */
export function eventsOfType<T extends GameEvent['type']>(
  events: readonly GameEvent[],
  type: T,
): readonly Extract<GameEvent, { type: T }>[] {
  return events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type);
}

/** Creates a spread from card, source, exit and target. */
export function spread(card: FireCard, from: DistrictId, exit: DistrictId, to: DistrictId): Spread {
  return { type: 'spread', card, from, exit, to };
}
