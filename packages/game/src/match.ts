/**
 * A match in boardgame.io's terms. Only these functions know boardgame.io's state. They take a seat and an action,
 * never a boardgame.io action object.
 */
import type { Action, OpeningHandAnswer } from './action';
import type { GameEvent } from './event';
import { isSetupPhase, toGameover } from './bgio/flow';
import type { RulesEngine } from './engine';
import type { MatchSetup } from './setup/create-game';
import type { GameState, Seat } from './state';

/** One state of a match, in boardgame.io's terms. */
export interface MatchState {
  readonly stateId: number; // position in the match's log, which also grows with takebacks
  readonly game: GameState;
  readonly ctx: BgioContext;
}

/** The part of boardgame.io's context that its client needs. It holds no secrets: every client gets it. */
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
  readonly events: readonly GameEvent[]; // secrets included
}

/** Returns the state before the first decision. */
export function createMatchState(engine: RulesEngine, setup: MatchSetup): MatchState {
  const game = engine.createGame(setup);
  const playOrder = game.seats.map((_, seat) => String(seat));
  const currentPlayer = String(game.turn.seat);
  const start = { numPlayers: playOrder.length, playOrder, currentPlayer, turn: 1, activePlayers: null };
  return { stateId: 0, game, ctx: nextBgioContext(start, game) };
}

/**
 * Returns the state after an action and leaves the given state unchanged. The result equals that of boardgame.io's own
 * reducer, in a fraction of the time. `tests/bgio-parity.test.ts` compares both for every action of whole games.
 * @throws IllegalActionError if the rules refuse the action
 */
export function applyToMatchState(
  engine: RulesEngine,
  state: MatchState,
  seat: Seat,
  action: Action,
): MoveResult {
  const game = engine.createDraft(state.game);
  const events = engine.applyAction(game, seat, action);
  const ctx = nextBgioContext(state.ctx, game);
  return { next: { stateId: state.stateId + 1, game, ctx }, events };
}

/** A decision about an opening hand, and what it led to. */
export interface OpeningMove extends MoveResult {
  readonly seat: Seat;
  readonly action: Action;
}

/**
 * Decides for every seat, in turn order, whether it keeps its opening hand. `answers`: by seat; a missing one deals
 * again. Every seat keeps a hand once, so only a redeal adds a move, and everybody sees a redeal (SEC-7). Returns no
 * moves if the hands are decided.
 * @source SET-3, SEC-1
 */
export function answerOpeningHands(
  engine: RulesEngine,
  dealt: MatchState,
  answers: readonly OpeningHandAnswer[],
): readonly OpeningMove[] {
  const moves: OpeningMove[] = [];
  let state = dealt;
  while (state.game.turn.step === 'redeal') {
    const { seat } = state.game.turn;
    const isRedealt =
      answers[seat] !== 'keep-hand' && engine.checkAction(state.game, seat, { type: 'redeal' }) === null;
    const action: Action = { type: isRedealt ? 'redeal' : 'keep-hand' };
    const move = applyToMatchState(engine, state, seat, action);
    moves.push({ ...move, seat, action });
    state = move.next;
  }
  return moves;
}

/** Returns boardgame.io's context of a state. Its current player is the seat that decides next. */
function nextBgioContext(
  before: Omit<BgioContext, 'playOrderPos' | 'phase' | 'gameover'>,
  { turn, result }: GameState,
): BgioContext {
  const currentPlayer = String(turn.seat);
  const isNext = currentPlayer !== before.currentPlayer;
  const isOver = result !== null;
  const after: BgioContext = {
    numPlayers: before.numPlayers,
    playOrder: before.playOrder,
    currentPlayer,
    turn: before.turn + (isNext ? 1 : 0),
    playOrderPos: turn.seat,
    // boardgame.io ends a game within the turn, before it determines the next player.
    phase: isOver ? null : isSetupPhase(turn.step) ? 'setup' : 'play',
    activePlayers: isOver ? before.activePlayers : { [currentPlayer]: turn.step },
  };
  return isOver ? { ...after, gameover: toGameover(result) } : after;
}

/** Serializes a state for a snapshot on the server. The text holds every secret. */
export function serializeMatchState(state: MatchState): string {
  return JSON.stringify(state);
}

export function parseMatchState(text: string): MatchState {
  return JSON.parse(text) as MatchState;
}
