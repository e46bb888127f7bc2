import { Suspense, useMemo } from 'react';
import { LazyChat } from './lazy-chat';
import { ChatAnnouncerHost } from './chat-announcer-host';
import type { ChatModel } from './chat-model';
import type { TableModel } from '../table/table-context';
import { useTable } from '../table/table-context';

/** Returns the chat model of a running or finished game. */
function toChatModel({
  match,
  view,
  chat,
  chatHasMore,
  sendChat,
  moderateChat,
  loadEarlierChat,
}: TableModel): ChatModel {
  const stage = view.result === null && match.status === 'running' ? 'game' : 'over';
  return {
    match,
    viewer: view.viewer,
    phase: stage,
    chat,
    chatHasMore,
    send: sendChat,
    moderate: moderateChat,
    loadEarlier: loadEarlierChat,
  };
}

/** The chat of the current table. */
export function TableChat() {
  return (
    <Suspense fallback={null}>
      <LazyChat model={useTableChat()} />
    </Suspense>
  );
}

export function TableChatAnnouncer() {
  return <ChatAnnouncerHost model={useTableChat()} />;
}

function useTableChat(): ChatModel {
  const table = useTable();
  return useMemo(() => toChatModel(table), [table]);
}
