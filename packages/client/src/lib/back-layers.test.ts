/** @jest-environment jsdom */
import { openLayer } from './back-layers';

const popState = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
const goBack = async () => {
  const done = popState();
  window.history.back();
  await done;
};
const currentPath = () => window.location.pathname;

beforeEach(() => {
  window.history.pushState(null, '', '/lobby');
  window.history.pushState(null, '', '/t/table');
});

test('closes the layer on top at each press of Back, and then leaves the page', async () => {
  const closed: string[] = [];
  const remove = ['menu', 'notes'].map((name) => openLayer(() => closed.push(name)));
  await goBack();
  expect(closed).toEqual(['notes']);
  await goBack();
  expect(closed).toEqual(['notes', 'menu']);
  expect(currentPath()).toBe('/t/table');
  for (const removeLayer of remove) removeLayer();
  await goBack();
  expect(currentPath()).toBe('/lobby');
});

test('removes the entry of a layer that closes without Back', async () => {
  const depth = window.history.length;
  const remove = openLayer(() => undefined);
  expect(window.history.length).toBe(depth + 1);
  const removed = popState();
  remove();
  await removed;
  expect(window.history.state).toBeNull();
  await goBack();
  expect(currentPath()).toBe('/lobby');
});

test('stays on the page that a layer opened while it closed', async () => {
  const remove = openLayer(() => undefined);
  remove();
  window.history.pushState(null, '', '/replay');
  expect(currentPath()).toBe('/replay');
  await goBack(); // the entry of the closed layer is skipped
  await popState();
  expect(currentPath()).toBe('/t/table');
});

test('stays on the page when two layers close at once', async () => {
  const back = jest.spyOn(window.history, 'back');
  const remove = [openLayer(() => undefined), openLayer(() => undefined)];
  for (const removeLayer of remove) removeLayer();
  await popState();
  await popState();
  expect(back).toHaveBeenCalledTimes(2);
  expect(currentPath()).toBe('/t/table');
  back.mockRestore();
});
