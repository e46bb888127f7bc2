/** A game without a server: the rules themselves, each state kept. */
import { applyAction, createGame, STANDARD, viewEvent, viewFor } from '@great-fire/game';
import type { Action, Draft, GameEvent, GameOptions, GameState, Players, Seat } from '@great-fire/game';
import { viewSeenFrom } from '@great-fire/protocol';
import type { LogEntry, PastView, SeenFrom, TakenBackTo } from '@great-fire/protocol';

export const MINUTE = 60_000; // between two moves, as the log tells it

export interface LocalGame {
  readonly state: GameState;
  readonly before: readonly GameState[]; // the states that led to it, by state id
  readonly moves: readonly {
    readonly seat: Seat;
    readonly events: readonly GameEvent[];
    readonly takenBack?: TakenBackTo;
  }[];
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

/** The game back at a state, as these seats agreed (UNDO-3). @throws Error where it was not reached */
export function backTo(game: LocalGame, seat: Seat, takenBack: TakenBackTo): LocalGame {
  const state = game.before[takenBack.to];
  if (state === undefined) throw new Error(`There is no state ${takenBack.to}`);
  const moves = [...game.moves, { seat, events: [], takenBack }];
  return { state, before: [...game.before, game.state], moves };
}

/** What was seen from somewhere at a state of the game; null for one that was not reached. */
export function viewOf(game: LocalGame, stateId: number, seenFrom: SeenFrom): PastView | null {
  const state = stateId === game.moves.length ? game.state : game.before[stateId];
  return state === undefined ? null : viewSeenFrom(viewFor, state, seenFrom);
}

/** The log of a game as one viewer may read it, a minute a move. */
export function logFor({ moves }: LocalGame, viewer: Seat | null): readonly LogEntry[] {
  return moves.map(({ seat, events, takenBack }, index) => ({
    stateId: index + 1,
    seat,
    events: events.map((event) => viewEvent(event, viewer)),
    at: index * MINUTE,
    ...(takenBack && { takenBack }),
  }));
}
