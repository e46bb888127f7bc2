import type { ChatLine } from '@great-fire/protocol';
import { useUnreadBadge } from '../chat/use-unread-badge';
import { usePageVisible } from '../lib/page-visibility';
import { useFaviconBadge } from '../notifications/favicon-badge';

interface WaitingRoomTitleProps {
  readonly tableName: string;
  readonly chat: readonly ChatLine[];
  readonly viewer: number | null;
}

/** Title of the page. Title and favicon show the messages that arrive while the tab is in the background. */
export function WaitingRoomTitle({ tableName, chat, viewer }: WaitingRoomTitleProps) {
  const badge = useUnreadBadge(chat, viewer, usePageVisible());
  useFaviconBadge(badge !== '');
  return <title>{badge === '' ? tableName : `(${badge}) ${tableName}`}</title>;
}
