/** Lines of a table's talk as they are told. No line leaves but through here. */
import type { ChatLine, Mention } from '@great-fire/protocol';
import type { StoredMatch } from '../storage/matches';
import type { PersonId, Storage } from '../storage/storage';
import type { StoredLine } from '../storage/talk';
import type { Called } from './references';
import { referredIn, withNames } from './references';

type Mask = (text: string) => string;

const NOBODY = '?'; // whom a line refers to is kept as long as the line; this is for rows that somebody wrote by hand

/** The lines as everybody may read them who hears their channel: whoever is mentioned by the name that they have now. */
export async function linesFor(
  { persons }: Pick<Storage, 'persons'>,
  match: Pick<StoredMatch, 'seats' | 'masksTalk' | 'private'>,
  lines: readonly StoredLine[],
  isHost: boolean, // they are told to the table's host
): Promise<readonly ChatLine[]> {
  const called = new Map<PersonId, Called>();
  for (const id of new Set(lines.flatMap(({ text }) => referredIn(text)))) {
    const sitting = match.seats.find(({ personId }) => personId === id);
    const name = sitting?.name ?? (await persons.find(id))?.name ?? NOBODY;
    called.set(id, { name, seat: sitting?.seat ?? null });
  }
  const calledOf = (id: PersonId): Called => called.get(id) ?? { name: NOBODY, seat: null };
  // Its lists of words are read where somebody needs them.
  const masked = masksTalk(match) && lines.length > 0 ? (await import('./masking')).masked : null;
  return lines.map((line) => ({
    ...lineOf(line, calledOf, masked),
    ...(isHost && line.reports > 0 && { reports: line.reports }),
  }));
}

/** A line, field by field. */
function lineOf(line: StoredLine, calledOf: (id: PersonId) => Called, masked: Mask | null): ChatLine {
  const { key, channel, seat, name, at, phrase, removedBy } = line;
  if (removedBy !== null) return { id: key, channel, seat, name, at, text: '', removedBy };
  const { text: read, mentions } = withNames(line.text, calledOf);
  const text = masked === null ? read : maskedBeside(masked, read, mentions);
  return {
    ...{ id: key, channel, seat, name, text, at },
    ...(phrase !== null && { phrase }),
    ...(mentions.length > 0 && { mentions }),
  };
}

/** Whether swear words are masked at a table; where its host does not say, at those that anybody may find. */
export const masksTalk = (match: Pick<StoredMatch, 'masksTalk' | 'private'>): boolean =>
  match.masksTalk ?? !match.private;

/** A name that is mentioned is nobody's swear word. */
function maskedBeside(masked: Mask, text: string, mentions: readonly Mention[]): string {
  const mask = masked(text);
  let told = '';
  let last = 0;
  for (const { from, to } of mentions) {
    told += mask.slice(last, from) + text.slice(from, to);
    last = to;
  }
  return told + mask.slice(last);
}
