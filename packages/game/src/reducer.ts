/**
 * boardgame.io's reducer, behind two functions. Only these know the framework's state; what they
 * are given is the seat and the decision, never an action that somebody else built.
 */
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import type { State } from 'boardgame.io';
import type { Action } from './action';
import type { GameEvent } from './event';
import type { Rules } from './rules';
import type { MatchSetup } from './setup/create-game';
import type { GameState, Seat } from './state';

type Whole = State<GameState>;

/** One state of a match, as the framework holds it. */
export interface MatchState {
  readonly stateId: number; // how many decisions led to it
  readonly game: GameState;
  readonly framework: Pick<Whole, 'ctx' | 'plugins'>;
}

/** What boardgame.io's client needs of its context; nothing in it is secret. */
export interface FrameworkContext {
  readonly numPlayers: number;
  readonly turn: number;
  readonly currentPlayer: string;
  readonly playOrder: readonly string[];
  readonly playOrderPos: number;
  readonly phase: string | null;
  readonly activePlayers: Readonly<Record<string, string>> | null;
  readonly gameover?: unknown;
}

export interface Step {
  readonly next: MatchState;
  readonly events: readonly GameEvent[]; // with what only their owners may know
}

type Reducer = (
  state: Whole,
  action: object,
) => Whole & { readonly transients?: { readonly error?: { readonly type: string } } };

const reducers = new WeakMap<Rules, Reducer>();

function reducerOf(rules: Rules): Reducer {
  const known = reducers.get(rules);
  if (known !== undefined) return known;
  const made = CreateGameReducer({ game: ProcessGameConfig(rules.definition) }) as Reducer;
  reducers.set(rules, made);
  return made;
}

/** The state before the first decision. */
export function begin(rules: Rules, setup: MatchSetup): MatchState {
  const state = InitializeGame({
    game: ProcessGameConfig(rules.definition),
    numPlayers: setup.players,
    setupData: setup,
  }) as Whole;
  return stateOf(state);
}

/**
 * The state that a decision leads to.
 * @throws Error where the framework refuses what the rules allow; the state given stays as it was
 */
export function reduce(rules: Rules, state: MatchState, seat: Seat, action: Action): Step {
  const { type, ...choice } = action;
  const after = reducerOf(rules)(
    {
      G: state.game,
      ctx: state.framework.ctx,
      plugins: state.framework.plugins,
      _stateID: state.stateId,
      _undo: [],
      _redo: [],
    },
    { type: 'MAKE_MOVE', payload: { type, args: [choice], playerID: String(seat) } },
  );
  const failed = after.transients?.error;
  if (failed !== undefined || after._stateID !== state.stateId + 1) {
    throw new Error(`The framework refused ${type}: ${failed?.type ?? 'no move was made'}`);
  }
  const events = after.deltalog?.[0]?.metadata as readonly GameEvent[] | undefined;
  return { next: stateOf(after), events: events ?? [] };
}

function stateOf({ G, ctx, plugins, _stateID }: Whole): MatchState {
  return { stateId: _stateID, game: G, framework: { ctx, plugins } };
}

/** What boardgame.io's client needs of the framework's own state, field by field. */
export function contextOf({ framework: { ctx } }: MatchState): FrameworkContext {
  return {
    numPlayers: ctx.numPlayers,
    turn: ctx.turn,
    currentPlayer: ctx.currentPlayer,
    playOrder: ctx.playOrder,
    playOrderPos: ctx.playOrderPos,
    phase: ctx.phase,
    activePlayers: ctx.activePlayers,
    ...(ctx.gameover === undefined ? {} : { gameover: ctx.gameover as unknown }),
  };
}

/** A state as a text for a snapshot, and back. Both are ours alone: it holds every secret. */
export function writeState(state: MatchState): string {
  return JSON.stringify(state);
}

export function readState(text: string): MatchState {
  return JSON.parse(text) as MatchState;
}
