/**
 * Widths of letters, to lay out text in tests and before a font is loaded. In thousandths of the font size, from the
 * fonts that we serve.
 */
interface FontMetrics {
  readonly upper: readonly number[]; // A to Z
  readonly lower: readonly number[]; // a to z
  readonly space: number;
  readonly stop: number;
  readonly apostrophe: number;
  readonly hyphen: number;
}

const roman: FontMetrics = {
  upper: [
    676, 662, 715, 803, 693, 635, 795, 859, 430, 409, 723, 711, 940, 865, 829, 578, 819, 756, 513, 728, 847,
    654, 954, 809, 680, 702,
  ],
  lower: [
    432, 535, 429, 533, 459, 363, 542, 532, 268, 237, 535, 274, 772, 533, 539, 542, 499, 367, 352, 343, 519,
    444, 657, 487, 492, 463,
  ],
  space: 218,
  stop: 214,
  apostrophe: 283,
  hyphen: 464,
};
const italic: FontMetrics = {
  upper: [
    715, 623, 500, 707, 668, 568, 688, 867, 396, 536, 669, 650, 1010, 825, 591, 572, 707, 655, 520, 769, 1017,
    648, 955, 745, 649, 666,
  ],
  lower: [
    444, 389, 301, 470, 333, 303, 378, 422, 288, 259, 401, 233, 686, 469, 364, 398, 417, 340, 285, 323, 458,
    472, 671, 481, 375, 377,
  ],
  space: 210,
  stop: 225,
  apostrophe: 271,
  hyphen: 444,
};
const bold: FontMetrics = {
  upper: [
    600, 579, 517, 655, 509, 456, 598, 696, 295, 335, 584, 433, 797, 695, 643, 553, 649, 590, 498, 503, 638,
    587, 903, 623, 558, 547,
  ],
  lower: [
    481, 523, 385, 526, 472, 329, 500, 533, 261, 285, 495, 263, 807, 529, 494, 518, 519, 348, 384, 338, 522,
    445, 698, 461, 447, 424,
  ],
  space: 151,
  stop: 229,
  apostrophe: 207,
  hyphen: 304,
};

const FONTS = { roman, italic, bold } as const;
export type FontName = keyof typeof FONTS; // roman, italic: IM Fell English; bold: Alegreya Sans 700

const A = 'A'.charCodeAt(0);
const LOWER_A = 'a'.charCodeAt(0);

function getCharWidth(font: FontMetrics, letter: string): number {
  const code = letter.charCodeAt(0);
  const letterWidth = font.upper[code - A] ?? font.lower[code - LOWER_A];
  if (letterWidth !== undefined) return letterWidth;
  if (letter === ' ') return font.space;
  if (letter === '.' || letter === ',') return font.stop;
  if (letter === '-') return font.hyphen;
  return letter === '’' || letter === "'" ? font.apostrophe : (font.lower[0] ?? 0);
}

/** Returns the width of a text in the units of the font size. Accents do not add to the width. */
export function textWidth(text: string, size: number, font: FontName = 'roman'): number {
  const plain = text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  return ([...plain].reduce((sum, letter) => sum + getCharWidth(FONTS[font], letter), 0) * size) / 1000;
}
