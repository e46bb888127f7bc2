/** @jest-environment jsdom */
import { importWithRetry, ChunkLoadError } from './lazy-with-retry';

const failTimes = (times: number) => {
  let attempts = 0;
  return () => ((attempts += 1) > times ? Promise.resolve(attempts) : Promise.reject(new Error('no line')));
};

test('retries a failed load until it succeeds', async () => {
  expect(await importWithRetry(failTimes(0), [0, 0])).toBe(1);
  expect(await importWithRetry(failTimes(2), [0, 0])).toBe(3);
  await expect(importWithRetry(failTimes(3), [0, 0])).rejects.toThrow(ChunkLoadError);
});

test('requests a failed style sheet again', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/part.css">';
  const before = document.querySelector('link');
  await importWithRetry(failTimes(1), [0]);
  const links = [...document.querySelectorAll('link')];
  expect(links.map(({ href }) => href)).toEqual(['http://localhost/assets/part.css']);
  expect(links[0]).not.toBe(before);
});
