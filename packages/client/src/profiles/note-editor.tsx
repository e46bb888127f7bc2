import { NOTE_MAX } from '@great-fire/protocol';
import type { Note } from '@great-fire/protocol';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Button } from '../ui/button';
import styles from './notes.module.css';
import { NoteAutosave } from './note-autosave';
import type { NoteStore } from './note-autosave';

interface NoteEditorProps {
  readonly label: string;
  readonly rows: number;
  readonly note: Note | null; // as loaded
  readonly store: NoteStore; // constant per editor
  readonly testId: string;
}

/** Editor for a private note with automatic saving and a status line. */
export function NoteEditor({ label, rows, note, store, testId }: NoteEditorProps) {
  const { t } = useTranslation('notes');
  const [autosave] = useState(() => new NoteAutosave(note, store));
  const { text, state, remoteText } = useSyncExternalStore(autosave.subscribe, autosave.getSnapshot);
  const [isTouched, setTouched] = useState(false);
  const id = useId();
  useEffect(() => {
    const flushIfHidden = () => {
      if (document.hidden) autosave.flush();
    };
    document.addEventListener('visibilitychange', flushIfHidden);
    return () => {
      document.removeEventListener('visibilitychange', flushIfHidden);
      autosave.flush();
    };
  }, [autosave]);
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
          autosave.type(target.value);
        }}
        onBlur={autosave.flush}
        data-testid={testId}
      />
      <p className={styles['state']} role="status">
        {isTouched && state !== 'stale' ? t(`note.${state}`) : t('note.mine')}
        {text.length > NOTE_MAX * 0.9 && <span>{t('note.left', { count: NOTE_MAX - text.length })}</span>}
      </p>
      {state === 'stale' && (
        <div className={styles['stale']} role="alert" data-testid="note-stale">
          <p>{t('note.stale')}</p>
          <blockquote>{remoteText === '' ? <i>{t('note.gone')}</i> : remoteText}</blockquote>
          <Button size="small" onClick={autosave.takeTheirs}>
            {t('note.takeOther')}
          </Button>
          <Button size="small" onClick={autosave.keepMine}>
            {t('note.keepMine')}
          </Button>
        </div>
      )}
    </div>
  );
}
