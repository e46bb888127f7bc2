/**
 * French sets a space before a colon, a semicolon, a question mark and an exclamation mark, and inside its
 * quotation marks, at which a line must not break. The catalogues are written with plain spaces, which can
 * be seen; here they become the narrow ones that do not break.
 */
const NARROW_NO_BREAK_SPACE = '\u202f';

const replaceSpaces = (text: string): string =>
  text.replaceAll(/ (?=[:;?!»])|(?<=«) /g, NARROW_NO_BREAK_SPACE);

/** The catalogues with the spaces of printed French. */
export function withFrenchSpaces(messages: object): object {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]: [string, string | object]) => [
      key,
      typeof message === 'string' ? replaceSpaces(message) : withFrenchSpaces(message),
    ]),
  );
}
