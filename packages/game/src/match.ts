/**
 * A match as boardgame.io sees it, behind a few functions. Only these know the framework's state; what they
 * are given is the seat and the decision, never an action that somebody else built.
 */
import { InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import type { State } from 'boardgame.io';
import type { Action } from './action';
import type { GameEvent } from './event';
import { isSetupPhase } from './bgio/client-game';
import type { RulesEngine } from './engine';
import type { MatchSetup } from './setup/create-game';
import type { GameState, Seat } from './state';

/** One state of a match, as the framework holds it. */
export interface MatchState {
  readonly stateId: number; // its place in the match's log; it rises also where decisions are taken back
  readonly game: GameState;
  readonly framework: { readonly ctx: BgioContext };
}

/** What boardgame.io's client needs of its context; nothing in it is secret. */
export interface BgioContext {
  readonly numPlayers: number;
  readonly turn: number;
  readonly currentPlayer: string;
  readonly playOrder: readonly string[];
  readonly playOrderPos: number;
  readonly phase: string | null;
  readonly activePlayers: Readonly<Record<string, string>> | null;
  readonly gameover?: unknown;
}

export interface MoveResult {
  readonly next: MatchState;
  readonly events: readonly GameEvent[]; // with what only their owners may know
}

/** The state before the first decision. */
export function createMatchState(engine: RulesEngine, setup: MatchSetup): MatchState {
  const { G, ctx, _stateID } = InitializeGame({
    game: ProcessGameConfig(engine.bgioGame),
    numPlayers: setup.players,
    setupData: setup,
  }) as State<GameState>;
  return { stateId: _stateID, game: G, framework: { ctx } };
}

/**
 * The state that a decision leads to: what the framework's own reducer comes to as well, for every decision of whole
 * games (`tests/bgio-parity.test.ts`), in a fraction of the time. The state given stays as it was.
 * @throws IllegalActionError where the rules refuse it
 */
export function applyToMatchState(
  engine: RulesEngine,
  state: MatchState,
  seat: Seat,
  action: Action,
): MoveResult {
  const game = engine.createDraft(state.game);
  const events = engine.applyAction(game, seat, action);
  const ctx = nextBgioContext(state.framework.ctx, game);
  return { next: { stateId: state.stateId + 1, game, framework: { ctx } }, events };
}

/** Where the framework is after a decision: its turn follows whose decision is awaited. */
function nextBgioContext(before: BgioContext, { turn, result }: GameState): BgioContext {
  const currentPlayer = String(turn.seat);
  const isNext = currentPlayer !== before.currentPlayer;
  const isOver = result !== null;
  const after: BgioContext = {
    numPlayers: before.numPlayers,
    playOrder: before.playOrder,
    currentPlayer,
    turn: before.turn + (isNext ? 1 : 0),
    playOrderPos: turn.seat,
    // The framework ends a game within the turn, before it looks at who is next.
    phase: isOver ? null : isSetupPhase(turn.step) ? 'setup' : 'play',
    activePlayers: isOver ? before.activePlayers : { [currentPlayer]: turn.step },
  };
  return isOver ? { ...after, gameover: { winners: result.winners } } : after;
}

/** What boardgame.io's client needs of the framework's own state, field by field. */
export function toBgioContext({ framework: { ctx } }: MatchState): BgioContext {
  return {
    numPlayers: ctx.numPlayers,
    turn: ctx.turn,
    currentPlayer: ctx.currentPlayer,
    playOrder: ctx.playOrder,
    playOrderPos: ctx.playOrderPos,
    phase: ctx.phase,
    activePlayers: ctx.activePlayers,
    ...(ctx.gameover === undefined ? {} : { gameover: ctx.gameover }),
  };
}

/** A state as a text for a snapshot, and back. Both are ours alone: it holds every secret. */
export function serializeMatchState(state: MatchState): string {
  return JSON.stringify(state);
}

export function parseMatchState(text: string): MatchState {
  return JSON.parse(text) as MatchState;
}
