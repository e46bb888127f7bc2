import { NOTE_MAX, type Note } from '@great-fire/protocol';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../i18n/use-translation';
import field from '../ui/text-field.module.css';
import styles from './notes.module.css';
import { NoteAutosave, type WriteNote } from './note-autosave';

interface NoteEditorProps {
  readonly label: string;
  readonly rows: number;
  readonly note: Note | null; // as loaded
  readonly write: WriteNote; // constant per editor
  readonly testId: string;
}

/** Editor for a private note with automatic saving and a status line. */
export function NoteEditor({ label, rows, note, write, testId }: NoteEditorProps) {
  const { t } = useTranslation('notes');
  const [autosave] = useState(() => new NoteAutosave(note?.text ?? '', write));
  const { text, state } = useSyncExternalStore(autosave.subscribe, autosave.getSnapshot);
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
    <div className={`stack gap-4 ${styles['note']}`}>
      <label className="quiet text-14-5" htmlFor={id}>
        {label}
      </label>
      <textarea
        className={`wide on-card ${field['input']}`}
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
      <p className="flex spread gap-12 quiet text-13-5" role="status">
        {isTouched ? t(`noteEditor.${state}`) : t('noteEditor.privacyHint')}
        {text.length > NOTE_MAX * 0.9 && (
          <span>{t('noteEditor.charactersLeft', { count: NOTE_MAX - text.length })}</span>
        )}
      </p>
    </div>
  );
}
