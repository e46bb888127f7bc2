/** Characters of any kind, for property tests of texts. */
import * as fc from 'fast-check';

const SURROGATES = { first: 0xd800, count: 0x800 };
const CODE_POINTS = 0x110000;

const toCharacter = (index: number): string =>
  String.fromCodePoint(index < SURROGATES.first ? index : index + SURROGATES.count);

/** Returns the index of a character, or -1 for another text. */
function toIndex(text: unknown): number {
  const code = typeof text === 'string' ? (text.codePointAt(0) ?? -1) : -1;
  const index = code < SURROGATES.first ? code : code - SURROGATES.count;
  return index >= 0 && toCharacter(index) === text ? index : -1;
}

/** Any Unicode character. The `unit: 'binary'` of `fc.string` is the same, but first makes a list of all, for seconds. */
export const arbitraryCharacter: fc.Arbitrary<string> = fc
  .nat(CODE_POINTS - SURROGATES.count - 1)
  .map(toCharacter, toIndex);
