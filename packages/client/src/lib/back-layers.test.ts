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

describe('while the browser takes the step back', () => {
  beforeEach(async () => {
    const back = jest.spyOn(window.history, 'back'); // jsdom would drop the step at the next navigation
    const stepped = new Promise<void>((resolve) => back.mockImplementation(resolve));
    openLayer(() => undefined)();
    await stepped;
    back.mockRestore();
  });

  /** The router announces a navigation by this event. */
  const announce = () => window.dispatchEvent(new Event('pushState'));

  /** Ends the step on the page of the layer, as browsers do. */
  const endStep = () => {
    window.history.replaceState(null, '', '/t/table');
    window.dispatchEvent(new PopStateEvent('popstate'));
  };

  test('stays on a page that opens, and shows no other one', () => {
    const shown: string[] = [];
    const follow = () => shown.push(currentPath());
    window.addEventListener('popstate', follow);
    window.history.pushState({ tableName: 'Fish Street Hill' }, '', '/replay');
    announce();
    endStep();
    expect(currentPath()).toBe('/replay');
    expect(window.history.state).toEqual({ tableName: 'Fish Street Hill' });
    expect(shown).toEqual([]);
    window.removeEventListener('popstate', follow);
  });

  test('keeps a layer that opens', async () => {
    const closed: string[] = [];
    openLayer(() => closed.push('notes'));
    announce();
    endStep();
    expect(closed).toEqual([]);
    await goBack();
    expect(closed).toEqual(['notes']);
    expect(currentPath()).toBe('/t/table');
  });

  test('takes the next press of Back as one if the browser drops the step', async () => {
    jest.useFakeTimers();
    window.history.pushState(null, '', '/replay'); // jsdom drops the step now
    announce();
    jest.advanceTimersByTime(1000);
    jest.useRealTimers();
    await goBack(); // to the entry of the closed layer, which is skipped
    await popState();
    expect(currentPath()).toBe('/t/table');
  });
});
