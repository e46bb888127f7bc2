/** @jest-environment jsdom */
import { fetchedInTime, NotFetched } from './lazily';

const failing = (times: number) => {
  let asked = 0;
  return () => ((asked += 1) > times ? Promise.resolve(asked) : Promise.reject(new Error('no line')));
};

test('a part that cannot be had is asked for again, until it comes', async () => {
  expect(await fetchedInTime(failing(0), [0, 0])).toBe(1);
  expect(await fetchedInTime(failing(2), [0, 0])).toBe(3);
  await expect(fetchedInTime(failing(3), [0, 0])).rejects.toThrow(NotFetched);
});

test('a style sheet that did not come is asked for again with it', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/part.css">';
  const before = document.querySelector('link');
  await fetchedInTime(failing(1), [0]);
  const links = [...document.querySelectorAll('link')];
  expect(links.map(({ href }) => href)).toEqual(['http://localhost/assets/part.css']);
  expect(links[0]).not.toBe(before);
});
