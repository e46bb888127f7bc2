/** Fonts of the table that the first paint does not load. */
const TABLE_FONTS = [
  "italic 16px 'IM Fell English'",
  ...[400, 500, 700, 800].map((weight) => `${String(weight)} 16px 'Alegreya Sans'`),
];

const TIMEOUT_MS = 150;

/** Loads the fonts of the table with a page that shows one. */
export const withTableFonts = async <C>(page: Promise<C>): Promise<C> =>
  (await Promise.all([page, preloadTableFonts()]))[0];

/**
 * Loads the table's fonts in parallel with its code: a font that arrives after the map is drawn causes a second layout
 * and paint of the whole map. Resolves when the fonts are loaded, or after a time-out.
 */
async function preloadTableFonts(): Promise<void> {
  await Promise.race([
    Promise.allSettled(TABLE_FONTS.map((font) => document.fonts.load(font, 'Aa1'))),
    new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS)),
  ]);
}
