/** Mentions are kept as references to people, so that they hold when somebody is called otherwise. */
import type { Mention } from '@great-fire/protocol';
import type { StoredSeat } from '../storage/matches';
import type { PersonId } from '../storage/storage';

// Nobody can write these: control characters are taken out of what is said.
const BEGINS = '\u0002';
const ENDS = '\u0003';
const REFERENCE = new RegExp(`${BEGINS}([^${ENDS}]*)${ENDS}`, 'g');

/** Where a name is mentioned, and how it is read. */
export interface Called {
  readonly name: string;
  readonly seat: number | null;
}

type Sitting = Pick<StoredSeat, 'personId' | 'name'>;

const plainly = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The text with a reference in place of each `@` that is followed by the name of somebody who sits there. */
export function withReferences(text: string, seats: readonly Sitting[]): string {
  const people = seats.flatMap(({ personId, name }) => (personId === null ? [] : [{ personId, name }]));
  if (people.length === 0 || !text.includes('@')) return text;
  // Of 'Anna' and 'Anna Maria' the longer one is meant where it stands.
  const longest = [...people].sort((one, other) => other.name.length - one.name.length);
  const names = longest.map(({ name }) => plainly(name)).join('|');
  const mention = new RegExp(`(?<![\\p{L}\\p{N}])@(${names})(?![\\p{L}\\p{N}])`, 'giu');
  const isCalled = (name: string) => (one: Sitting) => one.name.toLowerCase() === name.toLowerCase();
  return text.replace(mention, (written: string, name: string) => {
    const meant = longest.find(isCalled(name))?.personId;
    return meant === undefined ? written : `${BEGINS}${meant}${ENDS}`;
  });
}

/** Whom a text refers to. */
export const referredIn = (text: string): readonly PersonId[] =>
  [...text.matchAll(REFERENCE)].flatMap(([, id]) => id ?? []);

/** The text as it is read, with the places of the mentions. */
export function withNames(
  text: string,
  calledOf: (id: PersonId) => Called,
): { readonly text: string; readonly mentions: readonly Mention[] } {
  const mentions: Mention[] = [];
  let read = '';
  let last = 0;
  for (const found of text.matchAll(REFERENCE)) {
    const { name, seat } = calledOf(found[1] ?? '');
    read += text.slice(last, found.index);
    mentions.push({ from: read.length, to: read.length + name.length + 1, seat });
    read += `@${name}`;
    last = found.index + found[0].length;
  }
  return { text: read + text.slice(last), mentions };
}
