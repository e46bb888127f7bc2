/**
 * The boardgame.io definition: phases, turns, stages and move names. It contains no rules. `G.turn` holds the seat and
 * the phase of the next decision, and boardgame.io's turn follows it.
 */
import type { Game, MoveMap, PhaseConfig } from 'boardgame.io';
import type { ActionType } from '../action';
import type { GameState, Result, TurnPhase } from '../state';
import type { GameOptions, RuleSet } from '../variants/variant-rules';

/**
 * The table before the deal. It holds no secret, because boardgame.io's server sends the first state of a match to
 * everybody as it is, beside the filtered view.
 */
export interface UndealtState {
  readonly rules: RuleSet;
  readonly turn: null;
}

/** `G` on boardgame.io's server and in a client without one. */
export type BgioState = UndealtState | GameState;
export type BgioGame = Game<BgioState, Record<string, unknown>, Partial<GameOptions>>;
type BgioMoves = MoveMap<BgioState>;
export type BgioMove = Extract<BgioMoves[string], (...args: never[]) => unknown>;

/** Returns true if the phase belongs to boardgame.io's setup phase. */
export const isSetupPhase = (phase: TurnPhase): boolean =>
  phase === 'redeal' || phase === 'band' || phase === 'pawn';

/** Creates the definition from a function that implements each move. */
export function createBgioGame(createMove: (type: ActionType | 'deal') => BgioMove): BgioGame {
  // Maps without prototype, and also one for all phases: boardgame.io would take `toString` for a move.
  const createMoves = (...types: readonly (ActionType | 'deal')[]): BgioMoves =>
    Object.assign(
      Object.create(null) as BgioMoves,
      Object.fromEntries(types.map((type) => [type, { client: false, move: createMove(type) }])),
    );
  return {
    name: 'great-fire-of-london-1666',
    minPlayers: 3,
    maxPlayers: 6,
    disableUndo: true,
    events: {
      endGame: false,
      endPhase: false,
      endStage: false,
      endTurn: false,
      pass: false,
      setActivePlayers: false,
      setPhase: false,
      setStage: false,
    },
    moves: createMoves(),
    phases: {
      // Before the deal. Any player may deal, usually once everybody has joined.
      deal: {
        start: true,
        turn: {
          activePlayers: { all: 'deal' },
          stages: { deal: { moves: createMoves('deal') } },
        },
        endIf: ({ G }) => G.turn !== null,
        next: 'setup',
      },
      // From the deal to the last pawn.
      setup: {
        turn: followTurn({
          // Each player keeps the opening hand, or shows five equal cards for a redeal (SET-3).
          redeal: { moves: createMoves('keep-hand', 'redeal') },
          // The players place the bands of the table (SET-10).
          band: { moves: createMoves('place-band') },
          // Each player places the pawn (SET-11).
          pawn: { moves: createMoves('place-pawn') },
        }),
        endIf: ({ G }) => G.turn !== null && !isSetupPhase(G.turn.step),
        next: 'play',
      },
      // The turns of the game, to its end. One turn passes through the stages in this order.
      play: {
        turn: followTurn({
          // Expand the fire with a card of the hand, or discard one if none is playable (FIRE-1 to FIRE-8).
          spread: { moves: createMoves('spread', 'discard') },
          // Actions up to the action points, in any order. `spread` here spends a double-move token (ACT-1, DBL-1).
          act: {
            moves: createMoves(
              'spread',
              'move-pawn',
              'move-band',
              'put-out',
              'demolish',
              'undo',
              'end-actions',
            ),
          },
          // After the draw, and only if it uncovered a stack card or FIRE-8 asks for it: add cones (DRAW-1, INT-1).
          intensify: { moves: createMoves('intensify') },
        }),
      },
    },
    endIf: ({ G }) => (G.turn === null || G.result === null ? undefined : toGameover(G.result)),
  };
}

/** Returns the result as boardgame.io stores it. Its bots read `winner` and `draw`. */
export function toGameover({ winners }: Result): object {
  return winners.length === 1 ? { winners, winner: String(winners[0]) } : { winners, draw: true };
}

function followTurn(
  stages: Record<string, { moves: BgioMoves }>,
): NonNullable<PhaseConfig<BgioState>['turn']> {
  return {
    stages,
    order: {
      first: ({ G }) => G.turn?.seat ?? 0,
      next: ({ G }) => G.turn?.seat ?? 0,
    },
    onBegin: ({ G, events }) => {
      if (G.turn !== null) events.setActivePlayers({ currentPlayer: G.turn.step });
    },
    endIf: ({ G, ctx }) => G.turn !== null && G.turn.seat !== Number(ctx.currentPlayer),
  };
}
