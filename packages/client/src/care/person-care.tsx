import type { KeptOfPerson } from '@great-fire/protocol';
import { writePersonNote } from '../connection/care-api';
import type { Whom } from '../connection/care-api';
import { readPerson } from '../connection/people-api';
import { useTranslation } from '../i18n/use-translation';
import { BlockPart } from './block-part';
import { NoteField } from './note-field';

interface PersonCareProps extends Whom {
  readonly kept: KeptOfPerson;
}

/** What one keeps of somebody: a note, and whether they are blocked. */
export function PersonCare({ who, name, kept }: PersonCareProps) {
  const { t } = useTranslation('care');
  const ways = {
    write: (text: string, version: string | null) => writePersonNote({ who, name }, text, version),
    read: async () => (await readPerson(who)).kept?.note ?? null,
  };
  return (
    <>
      <NoteField label={t('note.on', { name })} rows={3} note={kept.note} ways={ways} testId="person-note" />
      <BlockPart who={who} name={name} isBlocked={kept.isBlocked} />
    </>
  );
}
