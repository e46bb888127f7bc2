/** The characters of each font file. */

const codePointRange = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
const codePointsOf = (text: string): readonly number[] =>
  Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

const ASCII = codePointRange(0x20, 0x7e);
const PRINTED = codePointsOf('\u00a0«»·×–—‘’‚“”„…−→\u202f');
const ACCENTED = codePointsOf('äöüÄÖÜßàâæçéèêëîïôœùûÿÀÂÆÇÉÈÊËÎÏÔŒÙÛŸáíóúñìòÁÍÓÚÑÌÒ¿¡');
const TITLES = codePointsOf(
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz16 ,.'’-&!?:äöüÄÖÜßàâçéèêëîïôùûÀÉáíóúñìòÁÍÓÚÑÈ¿¡…\u00a0\u202f",
);
const WESTERN = [
  ...codePointRange(0xa0, 0xff),
  ...codePointsOf('ıŒœŸƒˆ˚˜€™−'),
  ...codePointRange(0x2010, 0x203a),
];
const FURTHER = [...codePointRange(0x100, 0x2ba), ...codePointRange(0x1e00, 0x1eff), ...codePointsOf('₤₫₱₹')];

const difference = (all: readonly number[], ...excluded: (readonly number[])[]): readonly number[] => {
  const excludedSet = new Set(excluded.flat());
  return [...new Set(all)].filter((code) => !excludedSet.has(code)).sort((a, b) => a - b);
};

/** Code points of each subset by name. A browser loads a subset when the page has one of its characters. */
export const SUBSETS = {
  // Interface texts in all languages.
  words: [...ASCII, ...PRINTED, ...ACCENTED],
  // Further Western European letters in names and chat messages.
  western: difference(WESTERN, ASCII, PRINTED, ACCENTED),
  further: difference(FURTHER, WESTERN, ACCENTED),
  // Titles, districts and most names; `titles-more` has the rest of the font.
  titles: TITLES,
  'titles-more': difference([...ASCII, ...WESTERN, ...PRINTED, ...ACCENTED], TITLES),
  river: codePointsOf('The River of Thames'),
} as const;

export type FontSubset = keyof typeof SUBSETS;

/** Returns the value for CSS `unicode-range`: 'U+0020-007E,U+00A0'. */
export function unicodeRange(codes: readonly number[]): string {
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
  const runs: [number, number][] = [];
  for (const code of [...new Set(codes)].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last !== undefined && code === last[1] + 1) last[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join();
}
