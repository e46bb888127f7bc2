import type { NotedPerson, TableNotes as Notes } from '@great-fire/protocol';
import { useCallback } from 'react';
import { readTableNotes, writeTableNote } from '../connection/care-api';
import { useRead } from '../connection/use-read';
import { useTranslation } from '../i18n/use-translation';
import { FailedNote } from '../lobby/failed-note';
import { CrossIcon } from '../table/pieces';
import { Dialog } from '../ui/dialog';
import styles from './care.module.css';
import { NoteField } from './note-field';
import { PersonCare } from './person-care';

interface TableNotesProps {
  readonly match: string;
  readonly onClose: () => void;
}

/** One's notes on a table, and on each of the others who sit there. */
export function TableNotes({ match, onClose }: TableNotesProps) {
  const { t } = useTranslation('care');
  const read = useCallback(() => readTableNotes(match), [match]);
  const { found, failed } = useRead<Notes>(read);
  const ways = {
    write: (text: string, version: string | null) => writeTableNote(match, text, version),
    read: async () => (await readTableNotes(match)).mine,
  };
  return (
    <Dialog className={styles['dialog']} onClose={onClose} data-testid="table-notes">
      {({ title, close }) => (
        <div className={styles['inside']}>
          <div className={styles['head']}>
            <h2 id={title}>{t('notes')}</h2>
            <button type="button" className={styles['close']} aria-label={t('close')} onClick={close}>
              <CrossIcon size={18} />
            </button>
          </div>
          <FailedNote failed={failed} />
          {found?.isMine === true && (
            <NoteField label={t('note.table')} rows={8} note={found.mine} ways={ways} testId="table-note" />
          )}
          {found?.people.map((person) => (
            <Other key={person.seat} match={match} person={person} />
          ))}
        </div>
      )}
    </Dialog>
  );
}

/** Somebody who sits there, with what is noted; unfolded to write and to block. */
function Other({ match, person }: { readonly match: string; readonly person: NotedPerson }) {
  const { t } = useTranslation('care');
  const { seat, name, note, isBlocked } = person;
  return (
    <details className={styles['other']} data-testid={`care-${String(seat)}`}>
      <summary>
        <b>{name}</b>
        {isBlocked && <small>{t('blocked')}</small>}
        {note !== null && <small className={styles['text']}>{note.text}</small>}
      </summary>
      <PersonCare who={`${match}.${String(seat)}`} name={name} kept={person} />
    </details>
  );
}
