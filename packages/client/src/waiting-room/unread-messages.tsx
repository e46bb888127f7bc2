/** The unread messages of a waiting room: a button, and the title of the page. */
import { isolateText, type ChatLine } from '@great-fire/protocol';
import { type RefObject, useEffect, useState } from 'react';
import { isFromOther } from '../chat/chat-model';
import { LazyChatMessage } from '../chat/lazy-chat';
import { Button } from '../ui/button';
import { useUnreadBadge } from '../chat/use-unread-badge';
import { usePageVisible } from '../lib/page-visibility';
import { useFaviconBadge } from '../notifications/favicon-badge';
import styles from './waiting-room.module.css';

interface NewMessageButtonProps {
  readonly chat: readonly ChatLine[];
  readonly viewer: number;
  readonly serverNow: () => number; // epoch ms
  readonly chatSection: RefObject<HTMLElement | null>;
}

/** Shows the latest new message of another person while the chat is out of sight. Scrolls to the chat when pressed. */
export function NewMessageButton({ chat, viewer, serverNow, chatSection }: NewMessageButtonProps) {
  const lastLine = chat.at(-1);
  const [seenId, setSeenId] = useState(lastLine?.id);
  const isNew = lastLine !== undefined && lastLine.id !== seenId && isFromOther(lastLine, viewer);
  useEffect(() => {
    const section = chatSection.current;
    if (!isNew || section === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) setSeenId(lastLine?.id);
      },
      { threshold: 0.5 },
    );
    observer.observe(section);
    return () => observer.disconnect();
  }, [isNew, lastLine?.id, chatSection]);
  if (!isNew) return null;
  return (
    <div className={`narrowable own-line ${styles['news']}`}>
      <Button
        size="small"
        fullWidth
        onClick={() => chatSection.current?.scrollIntoView({ block: 'center' })}
        data-testid="new-message"
      >
        <LazyChatMessage line={lastLine} viewer={viewer} serverNow={serverNow} />
      </Button>
    </div>
  );
}

interface WaitingRoomTitleProps {
  readonly tableName: string;
  readonly chat: readonly ChatLine[];
  readonly viewer: number | null;
}

/** Title of the page. Title and favicon show the messages that arrive while the tab is in the background. */
export function WaitingRoomTitle({ tableName, chat, viewer }: WaitingRoomTitleProps) {
  const badge = useUnreadBadge(chat, viewer, usePageVisible());
  useFaviconBadge(badge !== '');
  return <title>{badge === '' ? tableName : `(${badge}) ${isolateText(tableName)}`}</title>;
}
