import type { PersonRelation } from '@great-fire/protocol';
import { useState } from 'react';
import { type NamedPersonRef, savePersonNote, blockPerson, unblockPerson } from '../api/notes';
import { useTranslation } from '../i18n/use-translation';
import { RequestError } from '../ui/request-error';
import { useMutation } from '../api/use-mutation';
import { Button } from '../ui/button';
import { NoteEditor } from './note-editor';

interface BlockControlProps extends NamedPersonRef {
  readonly isBlocked: boolean; // as loaded
}

/** Blocks or unblocks a person and explains the effects. */
function BlockControl({ personRef, name, isBlocked: wasBlocked }: BlockControlProps) {
  const { t } = useTranslation('notes');
  const [isBlocked, setBlocked] = useState(wasBlocked);
  const { isPending, error, runVoid } = useMutation();
  const toggle = async () => {
    const isDone = await runVoid(() =>
      isBlocked ? unblockPerson(personRef) : blockPerson({ personRef, name }),
    );
    if (isDone) setBlocked(!isBlocked);
  };
  return (
    <div className="row wrap spread gap-8-20">
      <p role="status" className="hint broad">
        {t(isBlocked ? 'blockedHint' : 'blockHint', { name })}
      </p>
      <Button size="small" disabled={isPending} onClick={() => void toggle()} data-testid="toggle-block">
        {t(isBlocked ? 'unblockPlayer' : 'blockPlayer', { name })}
      </Button>
      {error?.code === 'not-allowed-now' ? (
        <p role="alert" className="hint broad">
          {t('blockLimitReached')}
        </p>
      ) : (
        <RequestError error={error} />
      )}
    </div>
  );
}

interface PersonNotesProps extends NamedPersonRef {
  readonly relation: PersonRelation;
}

/** Private settings about a person: a note and a block. */
export function PersonNotes({ personRef, name, relation }: PersonNotesProps) {
  const { t } = useTranslation('notes');
  const write = (text: string) => savePersonNote({ personRef, name }, text);
  return (
    <>
      <NoteEditor
        label={t('noteEditor.playerNoteLabel', { name })}
        rows={3}
        note={relation.note}
        write={write}
        testId="person-note"
      />
      <BlockControl personRef={personRef} name={name} isBlocked={relation.isBlocked} />
    </>
  );
}
