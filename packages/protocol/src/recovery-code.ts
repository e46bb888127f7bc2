/**
 * Recovery codes, as somebody writes them on paper: 24 signs of Crockford's base 32, in groups of four. 23 of them are
 * by chance (115 bits), the last follows from these. Apart from the schemas, so that the page need not carry them.
 */

const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BY_CHANCE = 23;
const GROUP = 4;

/** How many signs a whole code has. */
export const CODE_LENGTH = BY_CHANCE + 1;

/** How many numbers a code is made of. */
export const CODE_NUMBERS = BY_CHANCE;

// Signs are elements of the field of 32: a sum whose terms are each multiplied by another power shows any one sign
// that is wrong, and any two that stand in each other's place.
const doubled = (sign: number): number => (sign << 1) ^ (sign >= 16 ? 0b100101 : 0);
const summed = (signs: readonly number[]): number => signs.reduce((sum, sign) => doubled(sum) ^ sign, 0);

/** The code of 23 numbers, each 0 to 31, as `readCode` gives it back. */
export function codeOf(numbers: readonly number[]): string {
  return [...numbers, doubled(summed(numbers))].map((sign) => SIGNS.charAt(sign)).join('');
}

/** A code as it is shown: 'K3QF-…'. */
export function grouped(code: string): string {
  return (code.match(new RegExp(`.{1,${String(GROUP)}}`, 'g')) ?? []).join('-');
}

/** What somebody typed, by its signs alone: in capitals, without blanks and hyphens, with 0 for O and 1 for I and L. */
export function signsIn(text: string): string {
  return text
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}

/** The code that somebody typed; null where it is none: too short, too long, or a sign of it is wrong. */
export function readCode(text: string): string | null {
  const code = signsIn(text);
  const signs = [...code].map((sign) => SIGNS.indexOf(sign));
  if (signs.length !== CODE_LENGTH || signs.includes(-1)) return null;
  return summed(signs) === 0 ? code : null;
}
