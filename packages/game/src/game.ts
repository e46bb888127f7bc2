/**
 * The game as boardgame.io knows it: phases, turns, stages and moves. It contains no rule: the state in
 * `G` says whose decision is awaited and in which step, and the framework's turn follows it.
 */
import type { Game, MoveMap, PhaseConfig } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import type { Action, ActionType } from './action';
import { applyAction, check } from './moves';
import { createGame } from './setup/create-game';
import type { MatchSetup } from './setup/create-game';
import type { Draft, GameState, Step } from './state';
import { viewFor } from './view/view-for';

type Framework = Game<GameState, Record<string, unknown>, MatchSetup>;
type Moves = MoveMap<GameState>;

/** The move's argument: the action without its type. Never throws; the server has judged it before. */
function moveOf(type: ActionType): Moves[string] {
  return {
    client: false,
    move: ({ G, playerID, events, log }, choice: object = {}) => {
      const seat = Number(playerID);
      const action = { ...choice, type } as Action;
      if (check(G, seat, action) !== null) return INVALID_MOVE;
      log.setMetadata(applyAction(G as Draft<GameState>, seat, action));
      if (G.turn.seat === seat && G.result === null) events.setStage(G.turn.step);
      return undefined;
    },
  };
}

function movesOf(...types: readonly ActionType[]): Moves {
  return Object.assign(
    Object.create(null) as Moves,
    Object.fromEntries(types.map((type) => [type, moveOf(type)])),
  );
}

const STAGES: { readonly [S in Exclude<Step, 'over'>]: { moves: Moves } } = {
  redeal: { moves: movesOf('keep-hand', 'redeal') },
  band: { moves: movesOf('place-band') },
  pawn: { moves: movesOf('place-pawn') },
  spread: { moves: movesOf('spread', 'discard') },
  act: {
    moves: movesOf('spread', 'move-pawn', 'move-band', 'put-out', 'demolish', 'undo', 'end-actions'),
  },
  intensify: { moves: movesOf('intensify') },
};

const { redeal, band, pawn, spread, act, intensify } = STAGES;

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

const isSetup = (step: Step) => step === 'redeal' || step === 'band' || step === 'pawn';

/** The definition that server and client share. `setupData` is never part of any state. */
export const greatFire: Framework = {
  name: 'great-fire-of-london-1666',
  minPlayers: 3,
  maxPlayers: 6,
  // Every random thing comes from the match's own seed; the framework's generator is not used.
  seed: 'unused',
  disableUndo: true,
  setup: (_, setupData) => {
    if (setupData === undefined) throw new Error('A match needs its players, options and seed');
    return createGame(setupData);
  },
  playerView: ({ G, playerID }) =>
    'secret' in G ? viewFor(G, playerID === null || playerID === undefined ? null : Number(playerID)) : G,
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
