import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg, initWasm } from '@resvg/resvg-wasm';
import { PREVIEW_FORMATS } from '@great-fire/protocol';
import { viewFor } from '@great-fire/game';
import { gameFromNotation } from '../src/gallery/random-play';
import { renderPreviewSvg, parseTokens } from './render-svg';
import { unpackWoff, supportedCodePoints } from './woff';
import { printableName } from './printable-name';

const readStylesheet = (path: string) => readFileSync(join(__dirname, '../src', path), 'utf8');
const tokens = parseTokens(readStylesheet('theme/tokens.css'), readStylesheet('table/map/map-tokens.css'));

const drawableText = (text: string, fallback = '') => ({ text, fallback });
const emptyPreview = {
  format: 'wide' as const,
  state: null,
  title: drawableText(''),
  subtitle: drawableText(''),
  rows: [],
  honours: [],
  footer: '',
};

const renderWithPlayer = (name: string, title = 'Fish Street Hill') => {
  const rows = [{ place: 1, name: drawableText(name), total: 24, colour: 'red' }];
  return renderPreviewSvg({ ...emptyPreview, title: drawableText(title), rows }, tokens, () => true);
};

const { resolve } = createRequire(__filename);
const readWoff = (face: string) =>
  readFileSync(resolve(`@fontsource/alegreya-sans/files/alegreya-sans-${face}-400-normal.woff`));

test('replaces all variables by values of the light theme and all products by numbers', () => {
  const svg = renderWithPlayer('Anna');
  expect(svg).not.toMatch(/var\(|calc\(/);
  expect(svg).toContain(tokens.get('--player-red'));
  expect(tokens.get('--ground')).toBe('#f1e6cc');
  expect(() => renderPreviewSvg(emptyPreview, new Map(), () => true)).toThrow('There is no --');
});

test('escapes names, leaves CSS-like names alone and truncates long ones', () => {
  expect(renderWithPlayer('<script>')).toContain('&lt;script&gt;');
  expect(renderWithPlayer('var(--x)')).toContain('>var(--x)<');
  expect(renderWithPlayer('Anna', 'calc(1 * 2)')).toContain('>calc(1 * 2)<');
  expect(renderWithPlayer('Thomas Farriner the baker')).toContain('>Thomas Farrin…<');
  expect(renderWithPlayer('W'.repeat(24))).toContain('>WWWWWW…<');
  expect(renderWithPlayer('Anna', 'W'.repeat(24))).toContain('>WWWWWWW…<');
  const long = renderWithPlayer('Anna', 'The table of all who were up late that night in September');
  expect(long).toContain('>The table of all<');
  expect(long).toMatch(/>who were up lat[^<]*…</);
});

test('draws the honours of up to four players, and leaves them out where more need the room', () => {
  const drawWith = (players: number) => {
    const row = { place: 2, name: drawableText('Ben'), total: 20, colour: null };
    const rows = Array.from({ length: players }, () => row);
    const honours = [drawableText('Most cones put out: Anna, 4')];
    return renderPreviewSvg({ ...emptyPreview, rows, honours }, tokens, () => true);
  };
  expect(drawWith(4)).toContain('>Most cones put out: Anna, 4<');
  expect(drawWith(5)).not.toContain('Most cones put out');
});

test('draws the players of a square picture in two columns below the city', () => {
  const rows = ['Anna', 'Ben', 'Clara', 'Dora', 'Emil'].map((name, index) => {
    return { place: index + 1, name: drawableText(name), total: 20, colour: null };
  });
  const svg = renderPreviewSvg({ ...emptyPreview, format: 'square', rows }, tokens, () => true);
  expect(svg).toContain('width="1080" height="1080"');
  const places = [...svg.matchAll(/<text x="(\d+)" y="(\d+)" font-weight="\d+">([A-Z]\w+)</g)];
  const [anna, ben, clara, dora, emil] = places.map(([, x, y]) => [Number(x), Number(y)] as const);
  expect(places.map(([, , , name]) => name)).toEqual(['Anna', 'Ben', 'Clara', 'Dora', 'Emil']);
  expect([anna?.[0], ben?.[0], clara?.[0]]).toEqual([108, 108, 108]);
  expect(dora?.[0]).toBeGreaterThan(540);
  expect([dora?.[1], emil?.[1]]).toEqual([anna?.[1], ben?.[1]]);
  expect(clara?.[1]).toBeLessThan(1040); // above the lower edge
});

test('draws a city that burns at its edges in both formats', async () => {
  await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const { state } = gameFromNotation(
    'pudding-lane F1 | minories F1 | temple-gardens B1 | blackfriars F1 | st-katharines F1',
  );
  for (const format of PREVIEW_FORMATS) {
    const picture = { ...emptyPreview, format, state: viewFor(state, null) };
    const rendered = new Resvg(renderPreviewSvg(picture, tokens, () => true)).render();
    expect(rendered.width).toBe({ wide: 1200, square: 1080 }[format]);
    rendered.free();
  }
});

test('unpacks a WOFF file into a font with the same tables', () => {
  const woff = readWoff('latin');
  const font = Buffer.from(unpackWoff(woff));
  expect(font.readUInt32BE(0)).toBe(woff.readUInt32BE(4));
  expect(font.readUInt16BE(4)).toBe(woff.readUInt16BE(12));
  expect(font.length).toBe(woff.readUInt32BE(16));
  expect(() => unpackWoff(Buffer.from('nothing'))).toThrow('no WOFF');
});

test('keeps a name if the fonts draw all its letters, and drops unsupported symbols', () => {
  const held = new Set(
    ['latin', 'latin-ext', 'cyrillic', 'greek', 'greek-ext', 'vietnamese'].flatMap((face) => [
      ...supportedCodePoints(unpackWoff(readWoff(face))),
    ]),
  );
  const said = (name: string) => printableName(drawableText(name, 'Red'), (code) => held.has(code));
  for (const name of ['Anna', 'Łukasz', 'Жанна Щукина', 'Ὀδυσσεύς', 'Nguyễn', '!'])
    expect(said(name)).toBe(name);
  expect(said('Jose\u0301')).toBe('José');
  expect(said('Anna 🔥 Z')).toBe('Anna Z');
  for (const name of ['火事', 'Anna 火', 'آنا', 'Noa נועה', '🔥❤️', '']) expect(said(name)).toBe('Red');
});
