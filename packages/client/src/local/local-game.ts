/** A game without a server: the rules themselves, each state kept. */
import { applyAction, createGame, STANDARD, viewEvent, viewFor } from '@great-fire/game';
import type {
  Action,
  Draft,
  GameEvent,
  GameOptions,
  GameState,
  Players,
  PlayerView,
  Seat,
} from '@great-fire/game';
import type { LogEntry } from '@great-fire/protocol';

export const MINUTE = 60_000; // between two moves, as the log tells it

export interface LocalGame {
  readonly state: GameState;
  readonly before: readonly GameState[]; // the states that led to it, by state id
  readonly moves: readonly { readonly seat: Seat; readonly events: readonly GameEvent[] }[];
}

/** A fresh deal. The same seed deals the same game. */
export function dealt(players: Players, seed: string, options: Partial<GameOptions> = {}): LocalGame {
  const state = createGame({ players, options: { ...STANDARD, ...options }, seed: seed.padEnd(32, '0') });
  return { state, before: [], moves: [] };
}

/** The game after one more action, which must be legal. */
export function after({ state, before, moves }: LocalGame, seat: Seat, action: Action): LocalGame {
  const draft = structuredClone(state) as Draft<GameState>;
  const events = applyAction(draft, seat, action);
  return { state: draft, before: [...before, state], moves: [...moves, { seat, events }] };
}

/** What a viewer saw at a state of the game; null for one that was not reached. */
export function viewOf(game: LocalGame, stateId: number, viewer: Seat | null): PlayerView | null {
  const state = stateId === game.moves.length ? game.state : game.before[stateId];
  return state === undefined ? null : viewFor(state, viewer);
}

/** The log of a game as one viewer may read it, a minute a move. */
export function logFor({ moves }: LocalGame, viewer: Seat | null): readonly LogEntry[] {
  return moves.map(({ seat, events }, index) => ({
    stateId: index + 1,
    seat,
    events: events.map((event) => viewEvent(event, viewer)),
    at: index * MINUTE,
  }));
}
