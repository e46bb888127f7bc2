import { useState } from 'react';
import { mentionsSeat } from '../../chat/mentions';
import { TabBadge } from '../../ui/tabs';
import { useTable } from '../model/table-context';

/**
 * Returns the number of messages of others since the chat was last visible; '' if none. Prefixed with `@` if one
 * mentions the viewer.
 */
export function useUnreadBadge(isVisible: boolean): string {
  const { chat, view } = useTable('chat', 'view');
  const lastId = chat.at(-1)?.id ?? null;
  const [lastReadId, setLastReadId] = useState(lastId);
  if (isVisible && lastReadId !== lastId) setLastReadId(lastId);
  if (isVisible) return '';
  const newMessages = chat.slice(chat.findIndex(({ id }) => id === lastReadId) + 1);
  const fromOthers = newMessages.filter(({ seat }) => seat === null || seat !== view.viewer);
  if (fromOthers.length === 0) return '';
  return `${fromOthers.some((message) => mentionsSeat(message, view.viewer)) ? '@' : ''}${fromOthers.length}`;
}

/** The unread messages beside the title of the chat's tab. `isVisible`: the chat is visible now. */
export function UnreadBadge({ isVisible }: { readonly isVisible: boolean }) {
  const badge = useUnreadBadge(isVisible);
  return badge !== '' && <TabBadge>{badge}</TabBadge>;
}
