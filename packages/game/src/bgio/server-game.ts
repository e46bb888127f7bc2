/** The server's boardgame.io definition, with the deal, the moves and the views. */
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

/** Passes the previous state to a move as `before`. `G` holds Immer's draft of the same state. */
const previousStatePlugin: Plugin<unknown, unknown, GameState> = {
  name: 'before',
  fnWrap:
    (move) =>
    (context, ...args: readonly unknown[]) =>
      move({ ...context, before: context.G }, ...args) as unknown,
};

/**
 * Creates a move. Its argument is the action without `type`. Never throws, because the server has already checked the
 * action. The rules change a plain copy: through Immer's proxies the same action takes ten times as long.
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
    // Calls `setActivePlayers`, because `setStage` would modify the context of the previous state.
    if (turn.seat === seat && turn.step !== state.turn.step && draft.result === null)
      events.setActivePlayers({ currentPlayer: turn.step });
    // Immer accepts a frozen state as it is. Otherwise it would traverse and freeze the whole state.
    return Object.freeze(draft);
  };
}

/** The server's definition. `setupData` never becomes part of a state. */
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
