/**
 * Recovery codes, as somebody writes them on paper: 24 signs of Crockford's base 32, in groups of four. 23 of them are
 * by chance (115 bits), the last follows from these. Apart from the schemas, so that the page need not carry them.
 */

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM_SYMBOLS = 23;
const GROUP_LENGTH = 4;

/** How many signs a whole code has. */
export const CODE_LENGTH = RANDOM_SYMBOLS + 1;

/** How many numbers a code is made of. */
export const CODE_PAYLOAD_LENGTH = RANDOM_SYMBOLS;

// Signs are elements of the field of 32: a sum whose terms are each multiplied by another power shows any one sign
// that is wrong, and any two that stand in each other's place.
const gf32Double = (symbol: number): number => (symbol << 1) ^ (symbol >= 16 ? 0b100101 : 0);
const checksum = (symbols: readonly number[]): number =>
  symbols.reduce((sum, symbol) => gf32Double(sum) ^ symbol, 0);

/** The code of 23 numbers, each 0 to 31, as `parseRecoveryCode` gives it back. */
export function encodeRecoveryCode(payload: readonly number[]): string {
  return [...payload, gf32Double(checksum(payload))].map((symbol) => ALPHABET.charAt(symbol)).join('');
}

/** A code as it is shown: 'K3QF-…'. */
export function formatRecoveryCode(code: string): string {
  return (code.match(new RegExp(`.{1,${String(GROUP_LENGTH)}}`, 'g')) ?? []).join('-');
}

/** What somebody typed, by its signs alone: in capitals, without blanks and hyphens, with 0 for O and 1 for I and L. */
export function normalizeRecoveryCode(text: string): string {
  return text
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}

/** The code that somebody typed; null where it is none: too short, too long, or a sign of it is wrong. */
export function parseRecoveryCode(text: string): string | null {
  const code = normalizeRecoveryCode(text);
  const symbols = [...code].map((char) => ALPHABET.indexOf(char));
  if (symbols.length !== CODE_LENGTH || symbols.includes(-1)) return null;
  return checksum(symbols) === 0 ? code : null;
}
