import { NOTE_MAX, type Note } from '@great-fire/protocol';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Button } from '../ui/button';
import styles from './notes.module.css';
import { NoteAutosave, type NoteStore } from './note-autosave';

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
        dir="auto"
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
        {isTouched && state !== 'stale' ? t(`noteEditor.${state}`) : t('noteEditor.privacyHint')}
        {text.length > NOTE_MAX * 0.9 && (
          <span>{t('noteEditor.charactersLeft', { count: NOTE_MAX - text.length })}</span>
        )}
      </p>
      {state === 'stale' && (
        <div className={styles['stale']} role="alert" data-testid="note-stale">
          <p>{t('noteEditor.stale')}</p>
          <blockquote>{remoteText === '' ? <i>{t('noteEditor.remoteEmpty')}</i> : remoteText}</blockquote>
          <Button size="small" onClick={autosave.takeTheirs}>
            {t('noteEditor.useRemote')}
          </Button>
          <Button size="small" onClick={autosave.keepMine}>
            {t('noteEditor.keepOwn')}
          </Button>
        </div>
      )}
    </div>
  );
}
