import { useMemo } from 'react';
import type { MatchHandle } from '../live/use-match';
import type { LocalGameApi, TableModel } from './table-context';

/** Returns the table model of a match, or null before its game begins. `localGame` must keep its identity. */
export function useTableModel(
  { client, snapshot }: MatchHandle,
  localGame?: LocalGameApi,
): TableModel | null {
  const { match, view, stateId, log, tableState, tableLog, chat, chatHasMore, presence, rematch, isSending } =
    snapshot;
  return useMemo(
    (): TableModel | null =>
      match === null || view === null || tableState === null
        ? null
        : {
            match,
            view,
            stateId,
            log,
            tableState,
            tableLog,
            serverNow: client.serverNow,
            chat,
            chatHasMore,
            presence,
            rematch,
            connection: snapshot.connection,
            isSending,
            act: (action) => client.act(action),
            sendCommand: localGame === undefined ? (command) => client.sendCommand(command) : null,
            proposeTakeback: (toStateId) =>
              client.sendCommand({ type: 'propose-takeback', toStateId: toStateId }),
            reconnect: client.reconnect,
            sendChat: (message) => client.sendChat(message),
            moderateChat: (action) => client.moderateChat(action),
            loadEarlierChat: () => client.loadEarlierChat(),
            reportVisibility: client.reportVisibility,
            loadEarlier: () => client.loadEarlier(),
            viewAt: client.viewAt,
            fetchView: (earlier, seenFrom) => client.fetchView(earlier, seenFrom),
            ...(localGame && { localGame }),
          },
    [
      client,
      match,
      view,
      stateId,
      log,
      tableState,
      tableLog,
      chat,
      chatHasMore,
      presence,
      rematch,
      snapshot.connection,
      isSending,
      localGame,
    ],
  );
}
