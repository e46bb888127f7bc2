import type { MutedPersons } from '@great-fire/protocol';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import type { ChatModel } from './chat-model';
import styles from './chat-tools.module.css';

/** List of muted people, with buttons to unmute them. */
export function MutedList({ moderate }: Pick<ChatModel, 'moderate'>) {
  const { t } = useTranslation('chat');
  const [muted, setMuted] = useState<MutedPersons['muted'] | null>(null);
  const fetchMuted = useEffectEvent(() => moderate({ type: 'list-muted' }));
  useEffect(() => {
    let isCancelled = false;
    void fetchMuted().then((answer) => {
      if (!isCancelled) setMuted(answer.ok ? (answer.muted ?? []) : []);
    });
    return () => {
      isCancelled = true;
    };
  }, []);
  const unmute = async (handle: string) => {
    const { ok } = await moderate({ type: 'unmute', handle });
    if (ok) setMuted((current) => current?.filter((person) => person.handle !== handle) ?? null);
  };
  return (
    <div className={styles['phrases']} role="group" aria-label={t('muted.title')} data-testid="muted-list">
      {muted?.length === 0 && <p>{t('muted.none')}</p>}
      {muted?.map(({ handle, name }) => (
        <button key={handle} type="button" onClick={() => void unmute(handle)}>
          {t('muted.hear', { name })}
        </button>
      ))}
    </div>
  );
}
