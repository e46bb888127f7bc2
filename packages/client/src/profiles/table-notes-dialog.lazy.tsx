import type { SeatRelation, TableNotes as Notes } from '@great-fire/protocol';
import { useCallback } from 'react';
import { fetchTableNotes, saveTableNote } from '../api/notes';
import { useFetch } from '../api/use-fetch';
import { useTranslation } from '../i18n/use-translation';
import { RequestError } from '../ui/request-error';
import { Dialog, DialogHead } from '../ui/dialog';
import { UserText } from '../ui/user-text';
import styles from './notes.module.css';
import { NoteEditor } from './note-editor';
import { PersonNotes } from './person-notes.lazy';

interface TableNotesDialogProps {
  readonly match: string;
  readonly onClose: () => void;
}

/** Dialog with the notes on a table and on each of the other players. */
export function TableNotesDialog({ match, onClose }: TableNotesDialogProps) {
  const { t } = useTranslation('notes');
  const fetchNotes = useCallback(() => fetchTableNotes(match), [match]);
  const { data, error } = useFetch<Notes>(fetchNotes);
  const write = (text: string) => saveTableNote(match, text);
  return (
    <Dialog className={styles['dialog']} onClose={onClose} data-testid="table-notes">
      {() => (
        <div className={`stack gap-12 scroll ${styles['inside']}`}>
          <DialogHead title={t('myNotes')} />
          <RequestError error={error} />
          {data?.canWrite === true && (
            <NoteEditor
              label={t('noteEditor.gameNoteLabel')}
              rows={8}
              note={data.tableNote}
              write={write}
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

/** A player at the table with a note; unfolds to edit the note and to block. */
function PersonNoteRow({ match, person }: { readonly match: string; readonly person: SeatRelation }) {
  const { t } = useTranslation('notes');
  const { seat, name, note, isBlocked } = person;
  return (
    <details className={`line-above ${styles['other']}`} data-testid={`seat-notes-${String(seat)}`}>
      <summary>
        <b>
          <UserText>{name}</UserText>
        </b>
        {isBlocked && <small>{t('blockedBadge')}</small>}
        {note !== null && <small className={styles['text']}>{note.text}</small>}
      </summary>
      <PersonNotes personRef={`${match}.${String(seat)}`} name={name} relation={person} />
    </details>
  );
}
