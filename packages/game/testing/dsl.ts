/** Given, when, then: a board drawn as text, decisions, and the board that they lead to. */
import type { Action, DistrictId, Draft, FireCard, GameEvent, GameState, Seat, Spread } from '../src/index';
import { applyAction, checkAction, readPosition, writeDistrict } from '../src/index';

/** The position that a text draws; what it leaves out is filled in (see `readPosition`). */
export function given(text: string): GameState {
  return readPosition(text);
}

export interface WhenResult {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** Does the decisions of the seat that is awaited, one after the other, on a copy. @throws IllegalActionError */
export function when(state: GameState, ...actions: readonly Action[]): WhenResult {
  const draft = structuredClone(state) as Draft<GameState>;
  const events: GameEvent[] = [];
  for (const action of actions) events.push(...applyAction(draft, draft.turn.seat, action));
  return { state: draft, events };
}

/** How the rules answer a decision: 'ok', or rule and reason ('FIRE-6 better-target'). */
export function ruling(state: GameState, action: Action, seat: Seat = state.turn.seat): string {
  const refusal = checkAction(state, seat, action);
  return refusal === null ? 'ok' : `${refusal.rule} ${refusal.reason}`;
}

/** Some districts as text, so that a failing test prints both boards. */
export function show(state: GameState, ...ids: readonly DistrictId[]): string {
  return ids.map((id) => writeDistrict(state, id)).join(' | ');
}

/** The events of one type, in order. */
export function eventsOfType<T extends GameEvent['type']>(
  events: readonly GameEvent[],
  type: T,
): readonly Extract<GameEvent, { type: T }>[] {
  return events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type);
}

/** A spread in its words: card, source, exit, target. */
export function spread(card: FireCard, from: DistrictId, exit: DistrictId, to: DistrictId): Spread {
  return { type: 'spread', card, from, exit, to };
}
