/** Names at a table differ for the eye: in more than case, width, spaces, invisible characters and look-alikes. */
import { NAME_MAX } from '@great-fire/protocol';
import unhomoglyph from 'unhomoglyph';

const IGNORED = /[\s\p{Default_Ignorable_Code_Point}]+/gu;

/**
 * Returns texts that are equal for names that look alike, by Unicode's table of confusables. Both orders of case and
 * look-alikes count: a capital I looks like a small l, and a small i does not.
 */
function skeletons(name: string): readonly [string, string] {
  const visible = name.normalize('NFKC').replace(IGNORED, '');
  const skeleton = (text: string) => unhomoglyph(text.normalize('NFD'));
  return [skeleton(visible.toLowerCase()), skeleton(visible).toLowerCase()];
}

/** Returns whether a name looks like one of the others. */
export function isNameTaken(name: string, names: readonly string[]): boolean {
  const [folded, exact] = skeletons(name);
  return names.some((other) => {
    const [otherFolded, otherExact] = skeletons(other);
    return folded === otherFolded || exact === otherExact;
  });
}

/** Returns the name, with a number if another player at the table has one that looks like it: 'Ann 2'. */
export function uniqueName(name: string, names: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : ` ${String(number)}`;
    let kept = [...GRAPHEMES.segment(name)].map(({ segment }) => segment);
    while (kept.join('').length + suffix.length > NAME_MAX) kept = kept.slice(0, -1);
    const candidate = `${kept.join('').trimEnd()}${suffix}`;
    if (!isNameTaken(candidate, names)) return candidate;
  }
}

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });
