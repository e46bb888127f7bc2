import { Suspense } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { LazyChat } from '../chat/lazy-chat';
import { ChatAnnouncerHost } from '../chat/chat-announcer-host';
import type { ChatModel } from '../chat/chat-model';
import styles from './waiting-room-chat.module.css';

/** Chat of the waiting room, with one channel for all visitors. */
export function WaitingRoomChat({ model }: { readonly model: ChatModel }) {
  const { t } = useTranslation('table');
  return (
    <section className={styles['talk']} data-testid="room-chat">
      <h2>{t('tab.chat')}</h2>
      <div className={styles['box']}>
        <Suspense fallback={null}>
          <LazyChat model={model} />
        </Suspense>
      </div>
      <ChatAnnouncerHost model={model} />
    </section>
  );
}
