import type { ChatLine } from '@great-fire/protocol';

export interface ChatState {
  readonly chat: readonly ChatLine[];
  readonly chatHasMore: boolean;
}

/**
 * Merges the newest messages from the server into the known ones. Drops the known ones if there is a gap, so that they
 * can be fetched again.
 */
export function mergeChatSync(current: ChatState, sync: ChatState): ChatState {
  const first = sync.chat[0]?.id;
  const index = current.chat.findIndex(({ id }) => id === first);
  return index < 0
    ? sync
    : { chat: [...current.chat.slice(0, index), ...sync.chat], chatHasMore: current.chatHasMore };
}

/** Prepends a page of older messages if `before` is still the first message. */
export function prependChat(current: ChatState, page: ChatState, before: string): ChatState {
  return current.chat[0]?.id === before
    ? { chat: [...page.chat, ...current.chat], chatHasMore: page.chatHasMore }
    : current;
}

/** Appends a new message or replaces a known one. Ignores a removed or reported message that is not loaded. */
export function upsertChatLine(chat: readonly ChatLine[], line: ChatLine): readonly ChatLine[] {
  if (chat.some(({ id }) => id === line.id))
    return chat.map((known) => (known.id === line.id ? line : known));
  const isModerated = line.removedBy !== undefined || line.reportCount !== undefined;
  return isModerated ? chat : [...chat, line];
}
