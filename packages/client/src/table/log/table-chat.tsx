import { Suspense, useMemo } from 'react';
import { LazyChat } from '../../chat/lazy-chat';
import { ChatAnnouncerHost } from '../../chat/chat-announcer-host';
import type { ChatModel } from '../../chat/chat-model';
import { useTable } from '../model/table-context';

/** The chat of the current table. */
export function TableChat() {
  return (
    <Suspense fallback={null}>
      <LazyChat model={useTableChat()} />
    </Suspense>
  );
}

/** Announces new messages. A local game has none. */
export function TableChatAnnouncer() {
  const model = useTableChat();
  return useTable('localGame').localGame === undefined && <ChatAnnouncerHost model={model} />;
}

/** Returns the chat model of a running or finished game. */
function useTableChat(): ChatModel {
  const { match, view, chat, chatHasMore } = useTable('match', 'view', 'chat', 'chatHasMore');
  const { sendChat, moderateChat, loadEarlierChat } = useTable('sendChat', 'moderateChat', 'loadEarlierChat');
  const { viewer } = view;
  const phase = view.result === null && match.status === 'running' ? 'game' : 'over';
  return useMemo(
    () => ({
      ...{ match, viewer, phase, chat, chatHasMore },
      ...{ send: sendChat, moderate: moderateChat, loadEarlier: loadEarlierChat },
    }),
    [match, viewer, phase, chat, chatHasMore, sendChat, moderateChat, loadEarlierChat],
  );
}
