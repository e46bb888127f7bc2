/** Lines of a table's talk as they are told. No line leaves but through here. */
import type { ChatLine } from '@great-fire/protocol';
import type { PersonId, Storage, StoredMatch } from '../storage/storage';
import type { StoredLine } from '../storage/talk';
import type { Called } from './references';
import { referredIn, withNames } from './references';

const NOBODY = '?'; // whom a line refers to is kept as long as the line; this is for rows that somebody wrote by hand

/** The lines as everybody may read them who hears their channel: whoever is mentioned by the name that they have now. */
export async function linesFor(
  { persons }: Pick<Storage, 'persons'>,
  { seats }: Pick<StoredMatch, 'seats'>,
  lines: readonly StoredLine[],
): Promise<readonly ChatLine[]> {
  const called = new Map<PersonId, Called>();
  for (const id of new Set(lines.flatMap(({ text }) => referredIn(text)))) {
    const sitting = seats.find(({ personId }) => personId === id);
    const name = sitting?.name ?? (await persons.find(id))?.name ?? NOBODY;
    called.set(id, { name, seat: sitting?.seat ?? null });
  }
  const calledOf = (id: PersonId): Called => called.get(id) ?? { name: NOBODY, seat: null };
  return lines.map((line) => lineOf(line, calledOf));
}

/** A line, field by field. */
function lineOf(line: StoredLine, calledOf: (id: PersonId) => Called): ChatLine {
  const { key, channel, seat, name, at, phrase } = line;
  const { text, mentions } = withNames(line.text, calledOf);
  return {
    ...{ id: key, channel, seat, name, text, at },
    ...(phrase !== null && { phrase }),
    ...(mentions.length > 0 && { mentions }),
  };
}
