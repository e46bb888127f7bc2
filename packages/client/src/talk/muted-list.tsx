import type { Muted } from '@great-fire/protocol';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import type { Talk } from './talk-of';
import styles from './tools.module.css';

/** Whom one does not hear; a press hears them again. */
export function MutedList({ tend }: Pick<Talk, 'tend'>) {
  const { t } = useTranslation('talk');
  const [muted, setMuted] = useState<Muted['muted'] | null>(null);
  const ask = useEffectEvent(() => tend({ do: 'muted' }));
  useEffect(() => {
    let isGone = false;
    void ask().then((answer) => {
      if (!isGone) setMuted(answer.ok ? (answer.muted ?? []) : []);
    });
    return () => {
      isGone = true;
    };
  }, []);
  const hear = async (handle: string) => {
    const { ok } = await tend({ do: 'unmute', handle });
    if (ok) setMuted((known) => known?.filter((one) => one.handle !== handle) ?? null);
  };
  return (
    <div className={styles['phrases']} role="group" aria-label={t('muted.title')} data-testid="muted-list">
      {muted?.length === 0 && <p>{t('muted.none')}</p>}
      {muted?.map(({ handle, name }) => (
        <button key={handle} type="button" onClick={() => void hear(handle)}>
          {t('muted.hear', { name })}
        </button>
      ))}
    </div>
  );
}
