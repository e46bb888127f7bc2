/** Several things as the language lists them: Anna, Ben and Clara. What only stands in a row is set with commas. Days, too. */
import { spoken } from './texts';

// English is British here, and sets no comma before its "and".
const ways = () => (spoken() === 'en' ? 'en-GB' : spoken());
const formats = new Map<string, Intl.ListFormat>(); // kept: making one takes far longer than using it

function format(): Intl.ListFormat {
  const way = ways();
  const made = formats.get(way) ?? new Intl.ListFormat(way, { type: 'conjunction' });
  formats.set(way, made);
  return made;
}

/** A day as the language writes it: '22 December 2026'. `at`: ms since 1970, UTC. */
export const dayOf = (at: number): string =>
  new Intl.DateTimeFormat(ways(), { dateStyle: 'long' }).format(at);

/** A time of the day as the language writes it, with the day before it where that is not the day of `now`. Both in ms since 1970, UTC. */
export function timeOf(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(ways(), { ...day, hour: 'numeric', minute: '2-digit' }).format(at);
}

export const listed = (things: readonly string[]): string => format().format(things);

/** What stands before each thing of a list that has `count` of them: nothing before the first. */
export function betweenListed(count: number): readonly string[] {
  const before: string[] = [];
  let literal = '';
  for (const { type, value } of format().formatToParts(Array.from({ length: count }, () => 'x'))) {
    if (type === 'literal') literal = value;
    else before.push(literal);
  }
  return before;
}
