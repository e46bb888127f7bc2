/** The game as the server gives it to boardgame.io: with the deal, the moves themselves and the views. */
import { INVALID_MOVE } from 'boardgame.io/core';
import type { Action, ActionType } from './action';
import { frameworkGame } from './game-on-page';
import type { Framework, FrameworkMove } from './game-on-page';
import { applyAction, check } from './moves';
import { createGame } from './setup/create-game';
import type { Draft, GameState } from './state';
import { viewFor } from './view/view-for';

/** The move's argument is the action without its type. Never throws; the server has judged it before. */
function realMove(type: ActionType): FrameworkMove {
  return ({ G, playerID, events, log }, choice: object = {}) => {
    const seat = Number(playerID);
    const action = { ...choice, type } as Action;
    if (check(G, seat, action) !== null) return INVALID_MOVE;
    log.setMetadata(applyAction(G as Draft<GameState>, seat, action));
    if (G.turn.seat === seat && G.result === null) events.setStage(G.turn.step);
    return undefined;
  };
}

/** The definition of the server. `setupData` is never part of any state. */
export const greatFire: Framework = {
  ...frameworkGame(realMove),
  setup: (_, setupData) => {
    if (setupData === undefined) throw new Error('A match needs its players, options and seed');
    return createGame(setupData);
  },
  playerView: ({ G, playerID }) =>
    'secret' in G ? viewFor(G, playerID === null || playerID === undefined ? null : Number(playerID)) : G,
};
