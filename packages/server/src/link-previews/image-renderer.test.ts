import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PreviewImage } from '@great-fire/protocol';
import { ImageRenderer, RenderError } from './image-renderer';

const MAX_QUEUED = 20;

const imageOf = (text: string): PreviewImage => ({
  format: 'wide',
  state: null,
  title: { text, fallback: '' },
  subtitle: { text: '', fallback: '' },
  rows: [],
  honours: [],
  footer: '',
});

/** Creates a renderer whose thread answers with the length of the title, refuses `bad` and dies of `deadly`. */
function createRenderer() {
  const script = join(mkdtempSync(join(tmpdir(), 'great-fire-renderer-')), 'thread.js');
  writeFileSync(
    script,
    `const { parentPort } = require('node:worker_threads');
     parentPort.on('message', ({ id, image: { title } }) => {
       if (title.text === 'deadly') process.exit(1);
       if (title.text === 'bad') parentPort.postMessage({ id, error: 'bad title' });
       else parentPort.postMessage({ id, png: new Uint8Array([title.text.length]) });
     });
     parentPort.postMessage('ready');`,
  );
  const timeouts = { previewImageMs: 60_000 };
  const renderer = new ImageRenderer(() => Promise.resolve(script), timeouts, 1_000_000);
  let loaded = 0;
  const render = (key: string, text: string) =>
    renderer.render(key, () => {
      loaded += 1;
      if (text === 'missing') return Promise.reject(new Error('no such table'));
      return Promise.resolve(imageOf(text));
    });
  return { renderer, render, loadedCount: () => loaded };
}

test('renders equal images once, while they are rendered and afterwards', async () => {
  const { renderer, render, loadedCount } = createRenderer();
  expect(renderer.isCached('a')).toBe(false);
  const both = await Promise.all([render('a', 'four'), render('a', 'four'), render('b', 'eleven')]);
  expect(both.map(([first]) => first)).toEqual([4, 4, 6]);
  expect(renderer.isCached('a')).toBe(true);
  expect(await render('a', 'four')).toEqual(new Uint8Array([4]));
  expect(loadedCount()).toBe(2);
  await renderer.close();
});

test('refuses an image while twenty wait, and takes it when they are done', async () => {
  const { renderer, render } = createRenderer();
  const waiting = Array.from({ length: MAX_QUEUED }, (_, index) => render(String(index), 'plain'));
  await expect(render('more', 'plain')).rejects.toThrow(RenderError);
  await Promise.all(waiting);
  expect(await render('more', 'plain')).toEqual(new Uint8Array([5]));
  await renderer.close();
});

test.each([
  ['its thread refuses', 'bad', 'bad title'],
  ['cannot be loaded', 'missing', 'no such table'],
  ['ends its thread', 'deadly', 'The thread ended'],
])('forgets an image that %s: others have its place, and it is tried again', async (_, text, reason) => {
  const { renderer, render, loadedCount } = createRenderer();
  const failing = Array.from({ length: MAX_QUEUED }, (__, index) => render(String(index), text));
  for (const { status, ...rest } of await Promise.allSettled(failing)) {
    expect(status).toBe('rejected');
    expect(String((rest as PromiseRejectedResult).reason)).toContain(reason);
  }
  expect(renderer.isCached('0')).toBe(false);
  expect(await render('0', 'now fine')).toEqual(new Uint8Array([8]));
  expect(loadedCount()).toBe(MAX_QUEUED + 1);
  await renderer.close();
});

test('rejects what waits when the server stops', async () => {
  const { renderer, render } = createRenderer();
  await render('first', 'plain');
  const waiting = [render('second', 'plain'), render('third', 'plain')].map((image) =>
    expect(image).rejects.toThrow(RenderError),
  );
  await renderer.close();
  await Promise.all(waiting);
});
