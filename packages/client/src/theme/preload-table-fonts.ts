/** What a table is lettered in beyond the faces of the first paint. */
const TABLE_FONTS = [
  "italic 16px 'IM Fell English'",
  ...[400, 500, 700, 800].map((weight) => `${String(weight)} 16px 'Alegreya Sans'`),
];
const TIMEOUT_MS = 500;

/**
 * Asks for the faces of a table while its code is fetched: a face that comes after the map has been drawn has all of it
 * laid out and painted once more. Resolves when they are here, or are not soon.
 */
export async function preloadTableFonts(): Promise<void> {
  await Promise.race([
    Promise.allSettled(TABLE_FONTS.map((font) => document.fonts.load(font, 'Aa1'))),
    new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS)),
  ]);
}
