/** A game without a server that keeps all its states. */
import {
  applyAction,
  createDraft,
  createGame,
  STANDARD_OPTIONS,
  viewEvent,
  viewFor,
  type Action,
  type GameEvent,
  type GameOptions,
  type GameState,
  type PlayerCount,
  type Seat,
} from '@great-fire/game';
import {
  viewFrom,
  type LogEntry,
  type HistoricView,
  type Perspective,
  type Takeback,
} from '@great-fire/protocol';

export const LOG_STEP_MS = 60_000; // between two moves in the log

export interface LocalGame {
  readonly state: GameState;
  readonly previousStates: readonly GameState[]; // by state id
  readonly moves: readonly {
    readonly seat: Seat;
    readonly action?: Action; // missing: a takeback, or unknown
    readonly events: readonly GameEvent[];
    readonly takeback?: Takeback;
  }[];
}

/** Deals a new game. The same seed deals the same game. */
export function dealGame(players: PlayerCount, seed: string, options: Partial<GameOptions> = {}): LocalGame {
  const state = createGame({
    players,
    options: { ...STANDARD_OPTIONS, ...options },
    seed: seed.padEnd(32, '0'),
  });
  return { state, previousStates: [], moves: [] };
}

/** Returns the game after a legal action. */
export function playAction(
  { state, previousStates, moves }: LocalGame,
  seat: Seat,
  action: Action,
): LocalGame {
  const draft = createDraft(state);
  const events = applyAction(draft, seat, action);
  return {
    state: draft,
    previousStates: [...previousStates, state],
    moves: [...moves, { seat, action, events }],
  };
}

/** Returns a dealt game after every seat has kept its opening hand. */
export function keepHands(game: LocalGame): LocalGame {
  const { step, seat } = game.state.turn;
  return step === 'redeal' ? keepHands(playAction(game, seat, { type: 'keep-hand' })) : game;
}

/**
 * Returns the game after a takeback to an earlier state with the consent of these seats (UNDO-3).
 *
 * @throws Error if the state does not exist
 */
export function rewindTo(game: LocalGame, seat: Seat, takeback: Takeback): LocalGame {
  const state = game.previousStates[takeback.to];
  if (state === undefined) throw new Error(`There is no state ${takeback.to}`);
  const moves = [...game.moves, { seat, events: [], takeback }];
  return { state, previousStates: [...game.previousStates, game.state], moves };
}

/** Returns the view of a state from a perspective; null if the state does not exist. */
export function viewAtState(game: LocalGame, stateId: number, perspective: Perspective): HistoricView | null {
  const state = stateId === game.moves.length ? game.state : game.previousStates[stateId];
  return state === undefined ? null : viewFrom(viewFor, state, perspective);
}

/** Returns the log as the viewer may see it, with one minute per move. */
export function logFor({ moves }: LocalGame, viewer: Seat | null): readonly LogEntry[] {
  return moves.map(({ seat, events, takeback }, index) => ({
    stateId: index + 1,
    seat,
    events: events.map((event) => viewEvent(event, viewer)),
    at: index * LOG_STEP_MS,
    ...(takeback && { takeback }),
  }));
}
