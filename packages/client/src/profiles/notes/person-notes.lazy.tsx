import type { PersonRelation } from '@great-fire/protocol';
import { savePersonNote } from '../../api/notes';
import type { NamedPersonRef } from '../../api/notes';
import { fetchProfile } from '../../api/profiles';
import { useTranslation } from '../../i18n/use-translation';
import { BlockControl } from './block-control';
import { NoteEditor } from './note-editor';

interface PersonNotesProps extends NamedPersonRef {
  readonly relation: PersonRelation;
}

/** Private settings about a person: a note and a block. */
export function PersonNotes({ personRef, name, relation }: PersonNotesProps) {
  const { t } = useTranslation('notes');
  const store = {
    write: (text: string, version: string | null) => savePersonNote({ personRef, name }, text, version),
    read: async () => (await fetchProfile(personRef)).relation?.note ?? null,
  };
  return (
    <>
      <NoteEditor
        label={t('note.on', { name })}
        rows={3}
        note={relation.note}
        store={store}
        testId="person-note"
      />
      <BlockControl personRef={personRef} name={name} isBlocked={relation.isBlocked} />
    </>
  );
}
