/** The game as the server gives it to boardgame.io: with the deal, the moves themselves and the views. */
import type { Plugin } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import type { Action, ActionType } from '../action';
import { createDraft } from '../draft';
import { createBgioGame } from './client-game';
import type { BgioGame, BgioMove } from './client-game';
import { checkAction } from '../check-action';
import { applyAction } from '../apply-action';
import { createGame } from '../setup/create-game';
import type { GameState } from '../state';
import { viewFor } from '../view/view-for';

/** Gives a move, in `before`, the state as it is; as `G` it gets Immer's draft of it. */
const previousStatePlugin: Plugin<unknown, unknown, GameState> = {
  name: 'before',
  fnWrap:
    (move) =>
    (context, ...args: readonly unknown[]) =>
      move({ ...context, before: context.G }, ...args) as unknown,
};

/**
 * The move's argument is the action without its type. Never throws; the server has judged it before.
 * The rules change a plain copy: through Immer's proxies the same decision takes ten times as long.
 */
function createServerMove(type: ActionType): BgioMove {
  return ({ playerID, events, log, before }, choice: object = {}) => {
    const state = before as GameState;
    const seat = Number(playerID);
    const action = { ...choice, type } as Action;
    if (checkAction(state, seat, action) !== null) return INVALID_MOVE;
    const draft = createDraft(state);
    log.setMetadata(applyAction(draft, seat, action));
    const { turn } = draft;
    // Set anew and not changed: `setStage` writes into the context of the state before.
    if (turn.seat === seat && turn.step !== state.turn.step && draft.result === null)
      events.setActivePlayers({ currentPlayer: turn.step });
    // What is frozen Immer takes as it is; it would look through all of it otherwise, and freeze that.
    return Object.freeze(draft);
  };
}

/** The definition of the server. `setupData` is never part of any state. */
export const bgioServerGame: BgioGame = {
  ...createBgioGame(createServerMove),
  plugins: [previousStatePlugin],
  setup: (_, setupData) => {
    if (setupData === undefined) throw new Error('A match needs its players, options and seed');
    return createGame(setupData);
  },
  playerView: ({ G, playerID }) =>
    'secret' in G ? viewFor(G, playerID === null || playerID === undefined ? null : Number(playerID)) : G,
};
