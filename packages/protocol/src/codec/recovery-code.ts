/**
 * Recovery codes, which a person can write down: 24 symbols of Crockford's base 32 in groups of four. 23 symbols are
 * random (115 bits), the last is a checksum. Kept out of the schemas, so that the client bundle does not include them.
 */

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM_SYMBOLS = 23;
const GROUP_LENGTH = 4;

/** Number of symbols in a whole code. */
export const CODE_LENGTH = RANDOM_SYMBOLS + 1;

/** Number of random symbols in a code. */
export const CODE_PAYLOAD_LENGTH = RANDOM_SYMBOLS;

// Symbols are elements of the field GF(32). The checksum multiplies each symbol by another power of the generator. So
// it detects any one wrong symbol and any two swapped symbols.
const gf32Double = (symbol: number): number => (symbol << 1) ^ (symbol >= 16 ? 0b100101 : 0);
const checksum = (symbols: readonly number[]): number =>
  symbols.reduce((sum, symbol) => gf32Double(sum) ^ symbol, 0);

/** Returns the code of 23 numbers, each 0 to 31, in the form that `parseRecoveryCode` returns. */
export function encodeRecoveryCode(payload: readonly number[]): string {
  return [...payload, gf32Double(checksum(payload))].map((symbol) => ALPHABET.charAt(symbol)).join('');
}

/** Returns the code in groups for display: 'K3QF-…'. */
export function formatRecoveryCode(code: string): string {
  return (code.match(new RegExp(`.{1,${String(GROUP_LENGTH)}}`, 'g')) ?? []).join('-');
}

/** Normalizes typed text: upper case, without blanks and hyphens, with 0 for O and 1 for I and L. */
export function normalizeRecoveryCode(text: string): string {
  return text
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}

/** Returns the code in typed text, or null if it has the wrong length, an unknown symbol or a wrong checksum. */
export function parseRecoveryCode(text: string): string | null {
  const code = normalizeRecoveryCode(text);
  const symbols = [...code].map((char) => ALPHABET.indexOf(char));
  if (symbols.length !== CODE_LENGTH || symbols.includes(-1)) return null;
  return checksum(symbols) === 0 ? code : null;
}
