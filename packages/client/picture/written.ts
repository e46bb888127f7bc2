/** What a picture says in the faces that its painter has. */
import type { PaintedName } from '@great-fire/protocol';

const LETTER = /[\p{L}\p{N}]/u;

/**
 * A name without the signs that no face holds, such as emoji. Where one of its letters or figures is lacking, or nothing is
 * left of it, what stands there otherwise: half a name is another one.
 */
export function written({ text, otherwise }: PaintedName, isHeld: (code: number) => boolean): string {
  const signs = [...text.normalize('NFC')].map((sign) => ({ sign, held: isHeld(sign.codePointAt(0) ?? 0) }));
  if (signs.some(({ sign, held }) => !held && LETTER.test(sign))) return otherwise;
  const left = signs.map(({ sign, held }) => (held ? sign : ' ')).join('');
  return left.replace(/\s+/g, ' ').trim() || otherwise;
}
