import { useEffect, useMemo } from 'react';
import type { MatchClient } from '../../live/match-client';
import type { MatchSnapshot } from '../../live/snapshot';
import type { MatchHandle } from '../../live/use-match';
import {
  type LocalGameApi,
  type TableModelActions,
  type TableData,
  type TableStore,
  createTableStore,
} from './table-context';

/** Returns the store of a match's table, or null before its game begins. `localGame` must keep its identity. */
export function useMatchTable(
  { client, snapshot }: MatchHandle,
  localGame?: LocalGameApi,
): TableStore | null {
  const hasGame = toTableData(snapshot) !== null;
  const store = useMemo(() => {
    const data = hasGame ? toTableData(client.getSnapshot()) : null;
    return data === null ? null : createTableStore({ ...data, ...createCommands(client, localGame) });
  }, [client, hasGame, localGame]);
  useEffect(() => {
    if (store === null) return undefined;
    const update = () => {
      const data = toTableData(client.getSnapshot());
      if (data !== null) store.setState(data);
    };
    update();
    return client.subscribe(update);
  }, [client, store]);
  return store;
}

function toTableData({ match, view, tableState, ...others }: MatchSnapshot): TableData | null {
  if (match === null || view === null || tableState === null) return null;
  const { stateId, log, tableLog, chat, chatHasMore, presence, ledReplay, rematch, connection, isSending } =
    others;
  return {
    ...{ match, view, tableState, stateId, log, tableLog },
    ...{ chat, chatHasMore, presence, ledReplay, rematch, connection, isSending },
  };
}

const createCommands = (client: MatchClient, localGame: LocalGameApi | undefined): TableModelActions => ({
  serverNow: client.serverNow,
  act: (action) => client.act(action),
  sendCommand: localGame === undefined ? (command) => client.sendCommand(command) : null,
  proposeTakeback: (toStateId) => client.sendCommand({ type: 'propose', kind: 'takeback', toStateId }),
  reconnect: client.reconnect,
  sendChat: (message) => client.sendChat(message),
  moderateChat: (action) => client.moderateChat(action),
  loadEarlierChat: () => client.loadEarlierChat(),
  signals: { send: (signal) => client.sendSignal(signal), subscribe: client.onSignal },
  reportVisibility: client.reportVisibility,
  loadEarlier: () => client.loadEarlier(),
  viewAt: client.viewAt,
  fetchView: (earlier, seenFrom) => client.fetchView(earlier, seenFrom),
  ...(localGame && { localGame }),
});
