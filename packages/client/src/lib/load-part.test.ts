/** @jest-environment jsdom */
import { loadPart } from './load-part';

const HERE = 'http://localhost/assets/main.js';
const urlOf = (file: string) => `http://localhost/assets/${file}`;

let isDown = false;
let fetched: string[] = [];

beforeEach(() => {
  document.head.innerHTML = '';
  isDown = false;
  fetched = [];
  globalThis.fetch = ((url: string) => {
    fetched.push(url);
    if (isDown) return Promise.reject(new TypeError('no line'));
    return Promise.resolve({ ok: true, arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) });
  }) as never;
});

const stylesheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

test('imports nothing while a file does not come, and asks for it again the next time', async () => {
  const importModule = jest.fn(() => Promise.resolve('part'));
  const files = ['./part-a.js', './shared-a.js'];
  isDown = true;
  await expect(loadPart(importModule, files, HERE)).rejects.toThrow('no line');
  expect(importModule).not.toHaveBeenCalled();
  isDown = false;
  expect(await loadPart(importModule, files, HERE)).toBe('part');
  expect(fetched).toEqual([...files, ...files].map((file) => urlOf(file.slice(2))));
});

test('asks once for a file of several parts, and never for one that the document requests', async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/early-b.js">';
  const load = () => Promise.resolve(null);
  await Promise.all([
    loadPart(load, ['./part-b.js', './common-b.js', './early-b.js'], HERE),
    loadPart(load, ['./other-b.js', './common-b.js'], HERE),
  ]);
  expect(fetched).toEqual(['part-b.js', 'common-b.js', 'other-b.js'].map(urlOf));
});

test('waits for a style sheet, and requests a failed one again', async () => {
  const load = () => loadPart(() => Promise.resolve('part'), ['./part-c.css'], HERE);
  const first = load();
  stylesheets()[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('part-c.css failed to load');
  expect(stylesheets()).toEqual([]);
  const second = load();
  expect(stylesheets().map(({ href }) => href)).toEqual([urlOf('part-c.css')]);
  stylesheets()[0]?.dispatchEvent(new Event('load'));
  expect(await second).toBe('part');
});

test('passes on that a server has no such file', async () => {
  globalThis.fetch = (() => Promise.resolve({ ok: false, status: 503 })) as never;
  const load = loadPart(() => Promise.resolve('part'), ['./part-d.js'], HERE);
  await expect(load).rejects.toThrow('part-d.js answers 503');
});
