import { NOTE_MAX } from '@great-fire/protocol';
import type { Note } from '@great-fire/protocol';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Button } from '../ui/button';
import styles from './care.module.css';
import { NoteKeeper } from './note-keeper';
import type { NoteWays } from './note-keeper';

interface NoteFieldProps {
  readonly label: string;
  readonly rows: number;
  readonly note: Note | null; // as the server had it when this was opened
  readonly ways: NoteWays; // of that time
  readonly testId: string;
}

/** A note of one's own: kept as it is typed, and said so. */
export function NoteField({ label, rows, note, ways, testId }: NoteFieldProps) {
  const { t } = useTranslation('care');
  const [keeper] = useState(() => new NoteKeeper(note, ways));
  const { text, state, other } = useSyncExternalStore(keeper.subscribe, keeper.getSnapshot);
  const [isTouched, setTouched] = useState(false);
  const id = useId();
  useEffect(() => {
    const keep = () => {
      if (document.hidden) keeper.keepNow();
    };
    document.addEventListener('visibilitychange', keep);
    return () => {
      document.removeEventListener('visibilitychange', keep);
      keeper.keepNow();
    };
  }, [keeper]);
  return (
    <div className={styles['note']}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={rows}
        maxLength={NOTE_MAX}
        value={text}
        onChange={({ target }) => {
          setTouched(true);
          keeper.type(target.value);
        }}
        onBlur={keeper.keepNow}
        data-testid={testId}
      />
      <p className={styles['state']} role="status">
        {isTouched && state !== 'stale' ? t(`note.${state}`) : t('note.mine')}
        {text.length > NOTE_MAX * 0.9 && <span>{t('note.left', { count: NOTE_MAX - text.length })}</span>}
      </p>
      {state === 'stale' && (
        <div className={styles['stale']} role="alert" data-testid="note-stale">
          <p>{t('note.stale')}</p>
          <blockquote>{other === '' ? <i>{t('note.gone')}</i> : other}</blockquote>
          <Button size="small" onClick={keeper.takeOther}>
            {t('note.takeOther')}
          </Button>
          <Button size="small" onClick={keeper.keepMine}>
            {t('note.keepMine')}
          </Button>
        </div>
      )}
    </div>
  );
}
