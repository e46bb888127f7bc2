import type { ChatLine } from '@great-fire/protocol';

export interface ChatState {
  readonly chat: readonly ChatLine[];
  readonly chatHasMore: boolean;
}

/** What is known with the last lines as they are told anew. Where a hole lies between, what was before it is let go. */
export function mergeChatSync(current: ChatState, sync: ChatState): ChatState {
  const first = sync.chat[0]?.id;
  const index = current.chat.findIndex(({ id }) => id === first);
  return index < 0
    ? sync
    : { chat: [...current.chat.slice(0, index), ...sync.chat], chatHasMore: current.chatHasMore };
}

/** What is known with a page of what was said before it. */
export function prependChat(current: ChatState, page: ChatState, before: string): ChatState {
  return current.chat[0]?.id === before
    ? { chat: [...page.chat, ...current.chat], chatHasMore: page.chatHasMore }
    : current;
}

/** The lines with one that was said, or that is otherwise from now on: taken out or reported, it may be from before them. */
export function upsertChatLine(chat: readonly ChatLine[], line: ChatLine): readonly ChatLine[] {
  if (chat.some(({ id }) => id === line.id))
    return chat.map((known) => (known.id === line.id ? line : known));
  const isModerated = line.removedBy !== undefined || line.reportCount !== undefined;
  return isModerated ? chat : [...chat, line];
}
