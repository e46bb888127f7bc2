/**
 * The game as boardgame.io knows it: phases, turns, stages and the names of the moves. It contains no rule:
 * the state in `G` says whose decision is awaited and in which step, and the framework's turn follows it.
 * The page takes this much and no more: it sends moves and plays none, so it carries neither deal nor effects.
 */
import type { Game, MoveMap, PhaseConfig } from 'boardgame.io';
import type { ActionType } from './action';
import type { MatchSetup } from './setup/create-game';
import type { GameState, Step } from './state';

export type Framework = Game<GameState, Record<string, unknown>, MatchSetup>;
type Moves = MoveMap<GameState>;
export type FrameworkMove = Extract<Moves[string], (...args: never[]) => unknown>;

/** Whether a step belongs to the framework's first phase. */
export const isSetup = (step: Step): boolean => step === 'redeal' || step === 'band' || step === 'pawn';

/** The definition, given what each move does. */
export function frameworkGame(play: (type: ActionType) => FrameworkMove): Framework {
  const movesOf = (...types: readonly ActionType[]): Moves =>
    Object.assign(
      Object.create(null) as Moves,
      Object.fromEntries(types.map((type) => [type, { client: false, move: play(type) }])),
    );
  const redeal = { moves: movesOf('keep-hand', 'redeal') };
  const band = { moves: movesOf('place-band') };
  const pawn = { moves: movesOf('place-pawn') };
  const spread = { moves: movesOf('spread', 'discard') };
  const act = {
    moves: movesOf('spread', 'move-pawn', 'move-band', 'put-out', 'demolish', 'undo', 'end-actions'),
  };
  const intensify = { moves: movesOf('intensify') };
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
        turn: turnOf({ redeal, band, pawn }),
        endIf: ({ G }) => !isSetup(G.turn.step),
        next: 'play',
      },
      play: { turn: turnOf({ spread, act, intensify }) },
    },
    endIf: ({ G }) => (G.result === null ? undefined : { winners: G.result.winners }),
  };
}

function turnOf(stages: Record<string, { moves: Moves }>): NonNullable<PhaseConfig<GameState>['turn']> {
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
export const greatFireOnPage: Framework = frameworkGame(() => () => undefined);
