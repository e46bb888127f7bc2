import { Suspense, useMemo } from 'react';
import { LazyChat } from '../chat/lazy-chat';
import { ChatAnnouncerHost } from '../chat/chat-announcer-host';
import type { ChatModel } from '../chat/chat-model';
import { CHAT_DISTRICTS, useMentionedDistrict } from './district-mentions';
import type { TableModel } from './table-context';
import { useTable } from './table-context';

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
    districts: CHAT_DISTRICTS,
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

/** Announces new messages, and highlights the district that a new message names. */
export function TableChatAnnouncer() {
  const model = useTableChat();
  useMentionedDistrict(model.chat, model.viewer);
  return <ChatAnnouncerHost model={model} />;
}

function useTableChat(): ChatModel {
  const table = useTable();
  return useMemo(() => toChatModel(table), [table]);
}
