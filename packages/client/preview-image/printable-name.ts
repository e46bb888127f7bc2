/** Names that the fonts of the preview image can draw. */
import type { DrawableText } from '@great-fire/protocol';

const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;

/**
 * Returns the name without unsupported symbols such as emoji. Returns the fallback if a letter or digit is
 * unsupported, or if nothing is left: half a name is a different name.
 */
export function printableName(
  { text, fallback }: DrawableText,
  isSupported: (code: number) => boolean,
): string {
  const characters = [...text.normalize('NFC')].map((character) => ({
    character,
    isKnown: isSupported(character.codePointAt(0) ?? 0),
  }));
  if (characters.some(({ character, isKnown }) => !isKnown && LETTER_OR_NUMBER.test(character)))
    return fallback;
  const printable = characters.map(({ character, isKnown }) => (isKnown ? character : ' ')).join('');
  return printable.replace(/\s+/g, ' ').trim() || fallback;
}
