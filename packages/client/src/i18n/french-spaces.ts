/**
 * French sets a space before a colon, a semicolon, a question mark and an exclamation mark, and inside its
 * quotation marks, at which a line must not break. The catalogues are written with plain spaces, which can
 * be seen; here they become the narrow ones that do not break.
 */
const NARROW = '\u202f';

const inText = (text: string): string => text.replaceAll(/ (?=[:;?!»])|(?<=«) /g, NARROW);

/** The catalogues with the spaces of printed French. */
export function withFrenchSpaces(words: object): object {
  return Object.fromEntries(
    Object.entries(words).map(([key, word]: [string, string | object]) => [
      key,
      typeof word === 'string' ? inText(word) : withFrenchSpaces(word),
    ]),
  );
}
