/** Lines of a table's talk as they are told. No line leaves but through here. */
import type { ChatLine, Mention } from '@great-fire/protocol';
import type { StoredMatch } from '../storage/matches';
import type { PersonId, Storage } from '../storage/storage';
import type { StoredChatLine } from '../storage/chat';
import type { MentionedPerson } from './mentions';
import { mentionedIds, decodeMentions } from './mentions';

type Mask = (text: string) => string;

const UNKNOWN_NAME = '?'; // whom a line refers to is kept as long as the line; this is for rows that somebody wrote by hand

/** The lines as everybody may read them who hears their channel: whoever is mentioned by the name that they have now. */
export async function toChatLines(
  { persons }: Pick<Storage, 'persons'>,
  match: Pick<StoredMatch, 'seats' | 'profanityFilter' | 'private'>,
  lines: readonly StoredChatLine[],
  isHost: boolean, // they are told to the table's host
): Promise<readonly ChatLine[]> {
  const mentioned = new Map<PersonId, MentionedPerson>();
  for (const id of new Set(lines.flatMap(({ text }) => mentionedIds(text)))) {
    const storedSeat = match.seats.find(({ personId }) => personId === id);
    const name = storedSeat?.name ?? (await persons.find(id))?.name ?? UNKNOWN_NAME;
    mentioned.set(id, { name, seat: storedSeat?.seat ?? null });
  }
  const resolvePerson = (id: PersonId): MentionedPerson =>
    mentioned.get(id) ?? { name: UNKNOWN_NAME, seat: null };
  // Its lists of words are read where somebody needs them.
  const mask =
    isProfanityFilterOn(match) && lines.length > 0
      ? (await import('./profanity-filter')).maskProfanity
      : null;
  return lines.map((line) => ({
    ...toChatLine(line, resolvePerson, mask),
    ...(isHost && line.reports > 0 && { reportCount: line.reports }),
  }));
}

/** A line, field by field. */
function toChatLine(
  line: StoredChatLine,
  resolvePerson: (id: PersonId) => MentionedPerson,
  mask: Mask | null,
): ChatLine {
  const { key, channel, seat, name, at, phrase, removedBy } = line;
  if (removedBy !== null) return { id: key, channel, seat, name, at, text: '', removedBy };
  const { text: decoded, mentions } = decodeMentions(line.text, resolvePerson);
  const text = mask === null ? decoded : maskAroundMentions(mask, decoded, mentions);
  return {
    ...{ id: key, channel, seat, name, text, at },
    ...(phrase !== null && { phrase }),
    ...(mentions.length > 0 && { mentions }),
  };
}

/** Whether swear words are masked at a table; where its host does not say, at those that anybody may find. */
export const isProfanityFilterOn = (match: Pick<StoredMatch, 'profanityFilter' | 'private'>): boolean =>
  match.profanityFilter ?? !match.private;

/** A name that is mentioned is nobody's swear word. */
function maskAroundMentions(mask: Mask, text: string, mentions: readonly Mention[]): string {
  const maskedText = mask(text);
  let result = '';
  let end = 0;
  for (const { from, to } of mentions) {
    result += maskedText.slice(end, from) + text.slice(from, to);
    end = to;
  }
  return result + maskedText.slice(end);
}
