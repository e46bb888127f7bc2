/** Several things as the language lists them: Anna, Ben and Clara. What only stands in a row is set with commas. Days, too. */
import { spoken } from './texts';

// English is British here, and sets no comma before its "and".
const ways = () => (spoken() === 'en' ? 'en-GB' : spoken());
const format = () => new Intl.ListFormat(ways(), { type: 'conjunction' });

/** A day as the language writes it: '22 December 2026'. `at`: ms since 1970, UTC. */
export const dayOf = (at: number): string =>
  new Intl.DateTimeFormat(ways(), { dateStyle: 'long' }).format(at);

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
