import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { Dialog, DialogHead } from '../../ui/dialog';
import { TableChat, useUnreadBadge } from '../log/table-chat';
import { ChatIcon } from '../../ui/icons';
import styles from './chat-button.module.css';

/** Opens the chat of a finished game. The spectators' chat is then visible to all. */
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
              <DialogHead
                titleId={titleId}
                title={t('tab.chat')}
                closeLabel={t('keys.close')}
                onClose={close}
              />
              <TableChat />
            </div>
          )}
        </Dialog>
      )}
    </>
  );
}
