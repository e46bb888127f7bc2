import { useMemo } from 'react';
import type { ChatLine } from '@great-fire/protocol';
import { LazyChat, LazyChatMessage, ChatAnnouncerHost } from '../../chat/lazy-chat';
import type { ChatModel } from '../../chat/chat-model';
import { useUnreadBadge } from '../../chat/use-unread-badge';
import { HouseIcon } from '../../pieces/house';
import { useTable, useTableValue } from '../model/table-context';
import { TabBadge } from '../../ui/tabs';
import { CHAT_DISTRICTS, useMentionedDistrict } from './district-mentions';

/** Returns the badge for the unread messages of the current table. `isVisible`: the chat is visible now. */
export function useTableUnreadBadge(isVisible: boolean): string {
  const { chat, view } = useTable('chat', 'view');
  return useUnreadBadge(chat, view.viewer, isVisible);
}

/** The unread messages beside the title of the chat's tab. `isVisible`: the chat is visible now. */
export function UnreadBadge({ isVisible }: { readonly isVisible: boolean }) {
  const badge = useTableUnreadBadge(isVisible);
  return badge !== '' && <TabBadge>{badge}</TabBadge>;
}

/** The house of a player in the chat; nothing while colours are hidden. */
function ChatSeatMark({ seat }: { readonly seat: number }) {
  const colour = useTableValue(({ view }) => view.seats[seat]?.colour ?? null);
  return colour !== null && <HouseIcon colour={colour} size={16} />;
}

export function TableChatMessage({ line }: { readonly line: ChatLine }) {
  const { view, serverNow } = useTable('view', 'serverNow');
  return <LazyChatMessage {...{ line, serverNow }} viewer={view.viewer} SeatMark={ChatSeatMark} />;
}

export function TableChat() {
  return <LazyChat model={useTableChat()} />;
}

/** Announces new messages, and highlights the district that a new message names. A local game has none. */
export function TableChatAnnouncer() {
  const model = useTableChat();
  useMentionedDistrict(model.chat, model.viewer);
  return useTable('localGame').localGame === undefined && <ChatAnnouncerHost model={model} />;
}

/** Returns the chat model of a running or finished game. */
function useTableChat(): ChatModel {
  const { match, view, chat, chatHasMore } = useTable('match', 'view', 'chat', 'chatHasMore');
  const { sendChat, moderateChat, loadEarlierChat } = useTable('sendChat', 'moderateChat', 'loadEarlierChat');
  const { serverNow } = useTable('serverNow');
  const { viewer } = view;
  const phase = view.result === null && match.status === 'running' ? 'game' : 'finished';
  return useMemo(
    () => ({
      ...{ match, viewer, phase, chat, chatHasMore },
      ...{ send: sendChat, moderate: moderateChat, loadEarlier: loadEarlierChat },
      ...{ districts: CHAT_DISTRICTS, SeatMark: ChatSeatMark, serverNow },
    }),
    [match, viewer, phase, chat, chatHasMore, sendChat, moderateChat, loadEarlierChat, serverNow],
  );
}
