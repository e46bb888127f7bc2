/**
 * French has a space before a colon, a semicolon, a question mark, an exclamation mark and a percent sign, and inside
 * quotation marks.
 * The catalogues use visible plain spaces; this module replaces them by narrow no-break spaces.
 */
const NARROW_NO_BREAK_SPACE = '\u202f';

const replaceSpaces = (text: string): string =>
  text.replaceAll(/ (?=[:;?!»%])|(?<=«) /g, NARROW_NO_BREAK_SPACE);

/** Returns the catalogue with narrow no-break spaces. */
export function withFrenchSpaces(messages: object): object {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]: [string, string | object]) => [
      key,
      typeof message === 'string' ? replaceSpaces(message) : withFrenchSpaces(message),
    ]),
  );
}
