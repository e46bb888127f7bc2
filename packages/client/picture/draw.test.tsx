import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { drawPicture, tokensOf } from './draw';
import { fontIn } from './faces';

const sheet = (path: string) => readFileSync(join(__dirname, '../src', path), 'utf8');
const tokens = tokensOf(sheet('theme/tokens.css'), sheet('table/map/map-tokens.css'));

const drawn = (name: string, title = 'Fish Street Hill') =>
  drawPicture(
    { state: null, title, sub: '', lines: [{ place: 1, name, total: 24, colour: 'red' }], foot: '' },
    tokens,
  );

test('every colour has its value of the day, and every measure is a number', () => {
  const svg = drawn('Anna');
  expect(svg).not.toMatch(/var\(|calc\(/);
  expect(svg).toContain(tokens.get('--player-red'));
  expect(tokens.get('--ground')).toBe('#f1e6cc');
  expect(() => drawPicture({ state: null, title: '', sub: '', lines: [], foot: '' }, new Map())).toThrow(
    'There is no --',
  );
});

test('a name is text, whatever is in it, and no longer than its line', () => {
  expect(drawn('<script>')).toContain('&lt;script&gt;');
  expect(drawn('Thomas Farriner the baker')).toContain('>Thomas Farrin…<');
  const long = drawn('Anna', 'The table of all who were up late that night in September');
  expect(long).toContain('>The table of all<');
  expect(long).toContain('>who were up late…<');
});

test('a packed face comes out as a font of the same tables', () => {
  const { resolve } = createRequire(__filename);
  const woff = readFileSync(resolve('@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff'));
  const font = Buffer.from(fontIn(woff));
  expect(font.readUInt32BE(0)).toBe(woff.readUInt32BE(4));
  expect(font.readUInt16BE(4)).toBe(woff.readUInt16BE(12));
  expect(font.length).toBe(woff.readUInt32BE(16));
  expect(() => fontIn(Buffer.from('nothing'))).toThrow('no WOFF');
});
