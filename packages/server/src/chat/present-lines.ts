/** Converts stored chat lines for clients. All chat lines leave the server through this file. */
import type { ChatLine, Mention } from '@great-fire/protocol';
import type { Storage } from '../storage/storage';
import type { StoredChatLine } from '../storage/chat';
import type { PersonId, StoredMatch } from '../entities/match';
import { type MentionedPerson, mentionedIds, decodeMentions } from './mentions';

type Mask = (text: string) => string;

const UNKNOWN_NAME = '?'; // only for rows edited by hand: mentioned persons are kept as long as the line

/** Converts lines for every reader of their channel. Mentions show the person's present name. */
export async function toChatLines(
  { persons }: Pick<Storage, 'persons'>,
  match: Pick<StoredMatch, 'seats' | 'profanityFilter' | 'private'>,
  lines: readonly StoredChatLine[],
  reader: 'host' | 'others', // only the table's host sees reports
): Promise<readonly ChatLine[]> {
  const seatOf = (id: PersonId) => match.seats.find(({ personId }) => personId === id);
  const mentioned = new Set(lines.flatMap(({ text }) => mentionedIds(text)));
  const withoutSeat = [...mentioned].filter((id) => seatOf(id) === undefined);
  const names = withoutSeat.length === 0 ? null : await persons.namesOf(withoutSeat);
  const resolvePerson = (id: PersonId): MentionedPerson => {
    const storedSeat = seatOf(id);
    const name = storedSeat?.name ?? names?.get(id)?.name ?? UNKNOWN_NAME;
    return { name, seat: storedSeat?.seat ?? null };
  };
  // Loaded on demand, because its word lists are large.
  const mask =
    isProfanityFilterOn(match) && lines.length > 0
      ? (await import('./profanity-filter')).maskProfanity
      : null;
  return lines.map((line) => ({
    ...toChatLine(line, resolvePerson, mask),
    ...(reader === 'host' && line.reports > 0 && { reportCount: line.reports }),
  }));
}

/** Converts one line. Each field is listed, so that no stored field leaks. */
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
    id: key,
    channel,
    seat,
    name,
    text,
    at,
    ...(phrase !== null && { phrase }),
    ...(mentions.length > 0 && { mentions }),
  };
}

/** Returns whether a table masks swear words. Without a choice of the host, public tables do. */
export const isProfanityFilterOn = (match: Pick<StoredMatch, 'profanityFilter' | 'private'>): boolean =>
  match.profanityFilter ?? !match.private;

/** Masks the text outside mentions, because a mentioned name is never a swear word. */
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
