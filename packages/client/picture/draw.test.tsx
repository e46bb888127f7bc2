import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { drawPicture, tokensOf } from './draw';
import { fontIn, lettersIn } from './faces';
import { written } from './written';

const sheet = (path: string) => readFileSync(join(__dirname, '../src', path), 'utf8');
const tokens = tokensOf(sheet('theme/tokens.css'), sheet('table/map/map-tokens.css'));

const named = (text: string, otherwise = '') => ({ text, otherwise });
const empty = { state: null, title: named(''), sub: named(''), lines: [], foot: '' };

const drawn = (name: string, title = 'Fish Street Hill') => {
  const lines = [{ place: 1, name: named(name), total: 24, colour: 'red' }];
  return drawPicture({ ...empty, title: named(title), lines }, tokens, () => true);
};

const { resolve } = createRequire(__filename);
const woffOf = (face: string) =>
  readFileSync(resolve(`@fontsource/alegreya-sans/files/alegreya-sans-${face}-400-normal.woff`));

test('every colour has its value of the day, and every measure is a number', () => {
  const svg = drawn('Anna');
  expect(svg).not.toMatch(/var\(|calc\(/);
  expect(svg).toContain(tokens.get('--player-red'));
  expect(tokens.get('--ground')).toBe('#f1e6cc');
  expect(() => drawPicture(empty, new Map(), () => true)).toThrow('There is no --');
});

test('a name is text, whatever is in it, and no longer than its line', () => {
  expect(drawn('<script>')).toContain('&lt;script&gt;');
  expect(drawn('var(--x)')).toContain('>var(--x)<');
  expect(drawn('Anna', 'calc(1 * 2)')).toContain('>calc(1 * 2)<');
  expect(drawn('Thomas Farriner the baker')).toContain('>Thomas Farrin…<');
  const long = drawn('Anna', 'The table of all who were up late that night in September');
  expect(long).toContain('>The table of all<');
  expect(long).toContain('>who were up late…<');
});

test('a packed face comes out as a font of the same tables', () => {
  const woff = woffOf('latin');
  const font = Buffer.from(fontIn(woff));
  expect(font.readUInt32BE(0)).toBe(woff.readUInt32BE(4));
  expect(font.readUInt16BE(4)).toBe(woff.readUInt16BE(12));
  expect(font.length).toBe(woff.readUInt32BE(16));
  expect(() => fontIn(Buffer.from('nothing'))).toThrow('no WOFF');
});

test('a name stands in its own letters where the faces hold them all, without signs that they lack', () => {
  const held = new Set(
    ['latin', 'latin-ext', 'cyrillic', 'greek', 'greek-ext', 'vietnamese'].flatMap((face) => [
      ...lettersIn(fontIn(woffOf(face))),
    ]),
  );
  const said = (name: string) => written(named(name, 'Red'), (code) => held.has(code));
  for (const name of ['Anna', 'Łukasz', 'Жанна Щукина', 'Ὀδυσσεύς', 'Nguyễn', '!'])
    expect(said(name)).toBe(name);
  expect(said('Jose\u0301')).toBe('José');
  expect(said('Anna 🔥 Z')).toBe('Anna Z');
  for (const name of ['火事', 'Anna 火', 'آنا', 'Noa נועה', '🔥❤️', '']) expect(said(name)).toBe('Red');
});
