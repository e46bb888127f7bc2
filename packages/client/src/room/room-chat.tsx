import { Suspense } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { LazyChat } from '../talk/lazy';
import { TalkHeard } from '../talk/talk-heard';
import type { Talk } from '../talk/talk-of';
import styles from './room-chat.module.css';

/** What those say to each other who wait; one channel for all who are there. */
export function RoomChat({ talk }: { readonly talk: Talk }) {
  const { t } = useTranslation('table');
  return (
    <section className={styles['talk']} data-testid="room-chat">
      <h2>{t('tab.chat')}</h2>
      <div className={styles['box']}>
        <Suspense fallback={null}>
          <LazyChat talk={talk} />
        </Suspense>
      </div>
      <TalkHeard talk={talk} />
    </section>
  );
}
