import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TableChat } from '../chat/table-chat';
import { useUnread } from '../chat/unread';
import { ChatIcon } from '../pieces';
import styles from './talk-after.module.css';

/** What was and is said, once the game is over: what the spectators said is there for all. */
export function TalkAfter() {
  const { t } = useTranslation('table');
  const [isOpen, setOpen] = useState(false);
  const unread = useUnread(isOpen);
  return (
    <>
      <Button wide onClick={() => setOpen(true)} data-testid="talk-after">
        <ChatIcon size={18} /> {t('tab.chat')}
        {unread !== '' && ` (${unread})`}
      </Button>
      {isOpen && (
        <Dialog className={styles['dialog']} onClose={() => setOpen(false)} data-testid="talk-dialog">
          {({ title, close }) => (
            <div className={styles['talk']}>
              <div className={styles['head']}>
                <h2 id={title}>{t('tab.chat')}</h2>
                <Button kind="quiet" onClick={close}>
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
