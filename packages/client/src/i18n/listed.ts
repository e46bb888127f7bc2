/** Several things as the language lists them: Anna, Ben and Clara. What only stands in a row is set with commas. */
import { spoken } from './texts';

// English is British here, and sets no comma before its "and".
const format = () => new Intl.ListFormat(spoken() === 'en' ? 'en-GB' : spoken(), { type: 'conjunction' });

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
