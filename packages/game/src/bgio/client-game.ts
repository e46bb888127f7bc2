/**
 * The boardgame.io definition: phases, turns, stages and move names. It contains no rules. `G.turn` holds the seat and
 * the phase of the next decision, and boardgame.io's turn follows it.
 *
 * The client sends moves and never applies them, so it loads only this file, without deal and moves.
 */
import type { Game, MoveMap, PhaseConfig } from 'boardgame.io';
import type { ActionType } from '../action';
import type { MatchSetup } from '../setup/create-game';
import type { GameState, TurnPhase } from '../state';

export type BgioGame = Game<GameState, Record<string, unknown>, MatchSetup>;
type BgioMoves = MoveMap<GameState>;
export type BgioMove = Extract<BgioMoves[string], (...args: never[]) => unknown>;

/** Returns true if the phase belongs to boardgame.io's setup phase. */
export const isSetupPhase = (phase: TurnPhase): boolean =>
  phase === 'redeal' || phase === 'band' || phase === 'pawn';

/** Creates the definition from a function that implements each move. */
export function createBgioGame(createMove: (type: ActionType) => BgioMove): BgioGame {
  const createMoves = (...types: readonly ActionType[]): BgioMoves =>
    Object.assign(
      Object.create(null) as BgioMoves,
      Object.fromEntries(types.map((type) => [type, { client: false, move: createMove(type) }])),
    );
  const redeal = { moves: createMoves('keep-hand', 'redeal') };
  const band = { moves: createMoves('place-band') };
  const pawn = { moves: createMoves('place-pawn') };
  const spread = { moves: createMoves('spread', 'discard') };
  const act = {
    moves: createMoves('spread', 'move-pawn', 'move-band', 'put-out', 'demolish', 'undo', 'end-actions'),
  };
  const intensify = { moves: createMoves('intensify') };
  return {
    name: 'great-fire-of-london-1666',
    minPlayers: 3,
    maxPlayers: 6,
    // All randomness comes from the match's own seed, so boardgame.io's generator is unused.
    seed: 'unused',
    disableUndo: true,
    phases: {
      setup: {
        start: true,
        turn: createTurnConfig({ redeal, band, pawn }),
        endIf: ({ G }) => !isSetupPhase(G.turn.step),
        next: 'play',
      },
      play: { turn: createTurnConfig({ spread, act, intensify }) },
    },
    endIf: ({ G }) => (G.result === null ? undefined : { winners: G.result.winners }),
  };
}

function createTurnConfig(
  stages: Record<string, { moves: BgioMoves }>,
): NonNullable<PhaseConfig<GameState>['turn']> {
  return {
    stages,
    order: {
      first: ({ G }) => G.turn.seat,
      next: ({ G }) => G.turn.seat,
    },
    onBegin: ({ G, events }) => {
      events.setActivePlayers({ currentPlayer: G.turn.step });
    },
    endIf: ({ G, ctx }) => G.turn.seat !== Number(ctx.currentPlayer),
  };
}

/** The client's definition, with moves that do nothing. */
export const bgioClientGame: BgioGame = createBgioGame(() => () => undefined);
