/** @jest-environment jsdom */
import { awaitPageCode } from './awaited-navigation';

interface Held {
  readonly isLoaded: () => boolean;
  readonly load: jest.Mock<Promise<void>, []>;
  readonly finish: () => Promise<void>;
}

/** Code of a page that loads when the test says so. */
function holdCode(): Held {
  let isLoaded = false;
  let resolve = (): void => undefined;
  const loading = new Promise<void>((done) => (resolve = done));
  return {
    isLoaded: () => isLoaded,
    load: jest.fn(() => loading),
    finish: async () => {
      isLoaded = true;
      resolve();
      await Promise.resolve();
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

const codes: Record<string, Held> = {};
const navigate = jest.fn((to: string) => window.history.pushState(null, '', to));
const follow = (to: string, state?: unknown) =>
  awaitedNavigation(navigate, to, state === undefined ? undefined : { state });
let awaitedNavigation: ReturnType<typeof awaitPageCode>;
const addressesOf = () => navigate.mock.calls.map(([to]) => to);

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/');
  navigate.mockClear();
  codes['/rules'] = holdCode();
  codes['/practice'] = holdCode();
  awaitedNavigation = awaitPageCode((path) => codes[path] ?? null);
});

afterEach(() => jest.useRealTimers());

test('goes at once to a page whose code is there, or that needs none', async () => {
  follow('/unknown');
  await codes['/rules']?.finish();
  follow('/rules');
  expect(addressesOf()).toEqual(['/unknown', '/rules']);
  expect(codes['/rules']?.load).not.toHaveBeenCalled();
});

test('keeps the page until the code of the next one has loaded', async () => {
  follow('/rules', { tableName: 'Pudding Lane' });
  expect(addressesOf()).toEqual([]);
  await codes['/rules']?.finish();
  expect(navigate).toHaveBeenCalledWith('/rules', { state: { tableName: 'Pudding Lane' } });
});

test('goes to the scene of a page whose code takes longer', async () => {
  follow('/rules');
  await jest.advanceTimersByTimeAsync(199);
  expect(addressesOf()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(addressesOf()).toEqual(['/rules']);
});

test('follows the last of two presses, and none after another way off the page', async () => {
  follow('/rules');
  follow('/practice');
  await codes['/rules']?.finish();
  expect(addressesOf()).toEqual([]);
  await codes['/practice']?.finish();
  expect(addressesOf()).toEqual(['/practice']);
  codes['/rules'] = holdCode();
  follow('/rules');
  window.history.pushState(null, '', '/people/anna');
  await codes['/rules'].finish();
  expect(addressesOf()).toEqual(['/practice']);
});
