/** What a picture says in the faces that its painter has. */
import type { DrawableText } from '@great-fire/protocol';

const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;

/**
 * A name without the signs that no face holds, such as emoji. Where one of its letters or figures is lacking, or nothing is
 * left of it, what stands there otherwise: half a name is another one.
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
