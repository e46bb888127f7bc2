import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TableChat } from '../../chat/table-chat';
import { useUnreadBadge } from '../../chat/use-unread-badge';
import { ChatIcon } from '../../pieces';
import styles from './chat-button.module.css';

/** What was and is said, once the game is over: what the spectators said is there for all. */
export function ChatButton() {
  const { t } = useTranslation('table');
  const [isOpen, setOpen] = useState(false);
  const unreadBadge = useUnreadBadge(isOpen);
  return (
    <>
      <Button fullWidth onClick={() => setOpen(true)} data-testid="talk-after">
        <ChatIcon size={18} /> {t('tab.chat')}
        {unreadBadge !== '' && ` (${unreadBadge})`}
      </Button>
      {isOpen && (
        <Dialog className={styles['dialog']} onClose={() => setOpen(false)} data-testid="talk-dialog">
          {({ titleId, close }) => (
            <div className={styles['talk']}>
              <div className={styles['head']}>
                <h2 id={titleId}>{t('tab.chat')}</h2>
                <Button variant="quiet" onClick={close}>
                  {t('keys.close')}
                </Button>
              </div>
              <TableChat />
            </div>
          )}
        </Dialog>
      )}
    </>
  );
}
