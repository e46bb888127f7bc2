import { Suspense } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { LazyChat } from '../chat/lazy-chat';
import { ChatAnnouncerHost } from '../chat/chat-announcer-host';
import type { ChatModel } from '../chat/chat-model';
import styles from './waiting-room-chat.module.css';

/** What those say to each other who wait; one channel for all who are there. */
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
