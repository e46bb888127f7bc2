/** A table on a local session. It has the same state as a server's table, so the same `Table` component shows it. */
import {
  toGameOptions,
  viewFor,
  checkAction,
  type GameState,
  type Action,
  type Seat,
} from '@great-fire/game';
import { personSeatSummary, type MatchSummary } from '@great-fire/protocol';
import { useMemo, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { staticTableModel } from '../table/model/static-table';
import { type TableModel, type TableStore, useTableStore } from '../table/model/table-context';
import type { MoveAnswer } from '../live/outbox';
import { logFor, viewAtState, playAction, type LocalGame } from './local-game';
import { LOCAL_MATCH_DEFAULTS } from './local-match';

export interface LocalPlayers {
  readonly tableName: string;
  readonly names: readonly string[]; // by seat
}

export function matchSummaryFor(state: GameState, { tableName, names }: LocalPlayers): MatchSummary {
  return {
    ...LOCAL_MATCH_DEFAULTS,
    id: 'local22222',
    tableName,
    status: state.result === null ? 'running' : 'finished',
    options: toGameOptions(state.rules),
    seats: state.seats.map((_, seat) => personSeatSummary(names[seat] ?? null)),
    turn: state.turn.number,
    activeSeat: state.turn.seat,
    createdAt: 0,
    updatedAt: 0,
  };
}

/** Subscribes to a local session and returns the store of its table. `players` must be a stable object. */
export function useLocalTable(session: LocalSession, players: LocalPlayers): TableStore {
  const game = useSyncExternalStore(session.subscribe, session.game);
  const model = useMemo((): TableModel => {
    const { viewer } = session;
    const viewAt: TableModel['viewAt'] = (stateId, perspective) =>
      viewAtState(game, stateId, perspective ?? viewer ?? 'spectator');
    const { state, moves } = game;
    return {
      ...staticTableModel({
        match: matchSummaryFor(state, players),
        view: viewFor(state, viewer),
        stateId: moves.length,
        log: logFor(game, viewer),
      }),
      act: session.act,
      sendChat: () => Promise.resolve({ ok: true }), // there is no recipient
      moderateChat: () => Promise.resolve({ ok: true }),
      viewAt,
      fetchView: (stateId, perspective) => Promise.resolve(viewAt(stateId, perspective)),
    };
  }, [game, session, players]);
  return useTableStore(model);
}

/** Returns the action of the seat on turn; null: no further answers. */
type OpponentPolicy = (game: LocalGame) => Action | null;

interface LocalSession {
  readonly viewer: Seat;
  readonly game: () => LocalGame; // current
  readonly subscribe: (listener: () => void) => () => void;
  readonly act: (action: Action) => Promise<MoveAnswer>;
}

/** Creates a session that starts from `initialGame`. */
export function createLocalSession(
  initialGame: LocalGame,
  viewer: Seat,
  opponentPolicy: OpponentPolicy,
): LocalSession {
  const store = createStore<LocalGame>(() => initialGame);
  const playOpponents = (played: LocalGame): LocalGame => {
    let game = played;
    while (game.state.turn.seat !== viewer && game.state.turn.step !== 'over') {
      const action = opponentPolicy(game);
      if (action === null) return game;
      game = playAction(game, game.state.turn.seat, action);
    }
    return game;
  };
  return {
    viewer,
    game: store.getState,
    subscribe: store.subscribe,
    act: (action) => {
      const game = store.getState();
      const refusal = checkAction(game.state, viewer, action);
      if (refusal !== null)
        return Promise.resolve({ ok: false, code: 'illegal-move', message: '', ...refusal });
      const played = playAction(game, viewer, action);
      store.setState(playOpponents(played), true);
      return Promise.resolve({ ok: true, stateId: played.moves.length });
    },
  };
}
