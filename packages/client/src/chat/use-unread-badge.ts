import type { ChatLine } from '@great-fire/protocol';
import { useState } from 'react';
import { isFromOther, mentionsSeat } from './chat-model';

/**
 * Returns the number of messages of others since the chat was last visible; '' if none. Prefixed with `@` if one
 * mentions the viewer.
 */
export function useUnreadBadge(chat: readonly ChatLine[], viewer: number | null, isVisible: boolean): string {
  const lastId = chat.at(-1)?.id ?? null;
  const [lastReadId, setLastReadId] = useState(lastId);
  if (isVisible && lastReadId !== lastId) setLastReadId(lastId);
  if (isVisible) return '';
  const newMessages = chat.slice(chat.findIndex(({ id }) => id === lastReadId) + 1);
  const fromOthers = newMessages.filter((message) => isFromOther(message, viewer));
  if (fromOthers.length === 0) return '';
  return `${fromOthers.some((message) => mentionsSeat(message, viewer)) ? '@' : ''}${fromOthers.length}`;
}
