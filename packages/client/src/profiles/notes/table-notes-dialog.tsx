import type { PersonWithNote, TableNotes as Notes } from '@great-fire/protocol';
import { useCallback } from 'react';
import { fetchTableNotes, saveTableNote } from '../../api/notes';
import { useFetch } from '../../api/use-fetch';
import { useTranslation } from '../../i18n/use-translation';
import { RequestError } from '../../ui/request-error';
import { CloseIcon } from '../../pieces';
import { Dialog } from '../../ui/dialog';
import styles from './notes.module.css';
import { NoteEditor } from './note-editor';
import { PersonNotes } from './person-notes';

interface TableNotesDialogProps {
  readonly match: string;
  readonly onClose: () => void;
}

/** One's notes on a table, and on each of the others who sit there. */
export function TableNotesDialog({ match, onClose }: TableNotesDialogProps) {
  const { t } = useTranslation('care');
  const fetchNotes = useCallback(() => fetchTableNotes(match), [match]);
  const { data, error } = useFetch<Notes>(fetchNotes);
  const store = {
    write: (text: string, version: string | null) => saveTableNote(match, text, version),
    read: async () => (await fetchTableNotes(match)).tableNote,
  };
  return (
    <Dialog className={styles['dialog']} onClose={onClose} data-testid="table-notes">
      {({ titleId, close }) => (
        <div className={styles['inside']}>
          <div className={styles['head']}>
            <h2 id={titleId}>{t('notes')}</h2>
            <button type="button" className={styles['close']} aria-label={t('close')} onClick={close}>
              <CloseIcon size={18} />
            </button>
          </div>
          <RequestError error={error} />
          {data?.canWrite === true && (
            <NoteEditor
              label={t('note.table')}
              rows={8}
              note={data.tableNote}
              store={store}
              testId="table-note"
            />
          )}
          {data?.persons.map((person) => (
            <PersonNoteRow key={person.seat} match={match} person={person} />
          ))}
        </div>
      )}
    </Dialog>
  );
}

/** Somebody who sits there, with what is noted; unfolded to write and to block. */
function PersonNoteRow({ match, person }: { readonly match: string; readonly person: PersonWithNote }) {
  const { t } = useTranslation('care');
  const { seat, name, note, isBlocked } = person;
  return (
    <details className={styles['other']} data-testid={`care-${String(seat)}`}>
      <summary>
        <b>{name}</b>
        {isBlocked && <small>{t('blocked')}</small>}
        {note !== null && <small className={styles['text']}>{note.text}</small>}
      </summary>
      <PersonNotes personRef={`${match}.${String(seat)}`} name={name} relation={person} />
    </details>
  );
}
