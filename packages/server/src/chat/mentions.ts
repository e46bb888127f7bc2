/** Mentions in chat lines. They are stored as references to persons, so that they follow a change of name. */
import type { Mention } from '@great-fire/protocol';
import { escapeRegExp } from '../shared/escape-reg-exp';
import type { PersonId, StoredSeat } from '../entities/match';

// Users cannot send these characters, because control characters are removed from chat lines.
const MENTION_START = '\u0002';
const MENTION_END = '\u0003';
const MENTION_PATTERN = new RegExp(`${MENTION_START}([^${MENTION_START}${MENTION_END}]*)${MENTION_END}`, 'g');

export interface MentionedPerson {
  readonly name: string;
  readonly seat: number | null;
}

type SeatName = Pick<StoredSeat, 'personId' | 'name'>;

/** Returns the text with a reference in place of each `@` that is followed by the name of a seated person. */
export function encodeMentions(text: string, seats: readonly SeatName[]): string {
  const seatedPersons = seats.flatMap(({ personId, name }) =>
    personId === null ? [] : [{ personId, name }],
  );
  if (seatedPersons.length === 0 || !text.includes('@')) return text;
  // The longest name wins: '@Anna Maria' is not a mention of 'Anna'.
  const longestFirst = [...seatedPersons].sort((left, right) => right.name.length - left.name.length);
  const names = longestFirst.map(({ name }) => escapeRegExp(name)).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])@(${names})(?![\\p{L}\\p{N}])`, 'giu');
  const hasName = (name: string) => (seatName: SeatName) =>
    seatName.name.toLowerCase() === name.toLowerCase();
  return text.replace(pattern, (matched: string, name: string) => {
    const mentionedId = longestFirst.find(hasName(name))?.personId;
    return mentionedId === undefined ? matched : `${MENTION_START}${mentionedId}${MENTION_END}`;
  });
}

export const mentionedIds = (text: string): readonly PersonId[] =>
  [...text.matchAll(MENTION_PATTERN)].flatMap(([, id]) => id ?? []);

/** Returns the text with the names of the mentioned persons, and the positions of the mentions. */
export function decodeMentions(
  text: string,
  resolvePerson: (id: PersonId) => MentionedPerson,
): { readonly text: string; readonly mentions: readonly Mention[] } {
  const mentions: Mention[] = [];
  let decoded = '';
  let end = 0;
  for (const match of text.matchAll(MENTION_PATTERN)) {
    const { name, seat } = resolvePerson(match[1] ?? '');
    decoded += text.slice(end, match.index);
    mentions.push({ from: decoded.length, to: decoded.length + name.length + 1, seat });
    decoded += `@${name}`;
    end = match.index + match[0].length;
  }
  return { text: decoded + text.slice(end), mentions };
}
