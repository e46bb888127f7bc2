/**
 * The game as boardgame.io knows it: phases, turns, stages and the names of the moves. It contains no rule:
 * the state in `G` says whose decision is awaited and in which step, and the framework's turn follows it.
 * The page takes this much and no more: it sends moves and plays none, so it carries neither deal nor effects.
 */
import type { Game, MoveMap, PhaseConfig } from 'boardgame.io';
import type { ActionType } from '../action';
import type { MatchSetup } from '../setup/create-game';
import type { GameState, TurnPhase } from '../state';

export type BgioGame = Game<GameState, Record<string, unknown>, MatchSetup>;
type BgioMoves = MoveMap<GameState>;
export type BgioMove = Extract<BgioMoves[string], (...args: never[]) => unknown>;

/** Whether a step belongs to the framework's first phase. */
export const isSetupPhase = (phase: TurnPhase): boolean =>
  phase === 'redeal' || phase === 'band' || phase === 'pawn';

/** The definition, given what each move does. */
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
    // Every random thing comes from the match's own seed; the framework's generator is not used.
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

/** The definition of the page. */
export const bgioClientGame: BgioGame = createBgioGame(() => () => undefined);
