/**
 * @jest-environment jsdom
 *
 * What each phase shows beside the map: the hand, a panel and the tokens.
 */
import { cleanup, render, screen } from '@testing-library/react';
import { initI18n, loadMessages } from '../i18n/i18n';
import { tableAt, TestTable } from '../testing/test-table';
import { DesktopTable } from './desktop-table';
import { PhoneTable } from './phone-table';

/** The media of each screen. jsdom has no layout. */
const SCREENS = {
  desktop: ['min-width: 1024px'],
  'small desktop': ['min-width: 1024px', 'max-width: 1439px'],
  phone: ['pointer: coarse'],
} as const;

beforeAll(async () => {
  await initI18n();
  await loadMessages('table');
  HTMLElement.prototype.scrollTo = () => undefined; // jsdom cannot scroll
});
afterEach(cleanup);

/** Returns the headings beside the map and the number of cards that can be chosen; null if no hand is visible. */
function showPosition(name: string, device: keyof typeof SCREENS) {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: SCREENS[device].some((part) => query.includes(part)),
    }) as MediaQueryList;
  render(
    <TestTable model={tableAt(name)}>{device === 'phone' ? <PhoneTable /> : <DesktopTable />}</TestTable>,
  );
  const [hand, ...others] = screen.queryAllByRole('list', { name: 'My fire cards' });
  expect(others).toEqual([]);
  return {
    headings: screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    choices: hand?.querySelectorAll('button').length ?? null,
  };
}

test.each([
  ['random-spread', 'desktop', [], 5],
  ['discard', 'desktop', ['Everyone will see your hand', 'My tokens'], 5],
  ['discard', 'small desktop', ['Everyone will see your hand'], 5],
  ['discard', 'phone', ['Everyone will see your hand'], 5],
  ['pawn-placement', 'desktop', ['Place your landowner'], 0],
  ['pawn-placement', 'phone', ['Place your landowner'], 0],
  ['random-intensify', 'desktop', ['The fire grows', 'My tokens'], 0],
  ['random-intensify', 'phone', ['The fire grows'], null], // no room
] as const)('%s on a %s: %j', (name, device, headings, choices) => {
  expect(showPosition(name, device)).toEqual({ headings, choices });
});

test('a second spread that is possible takes the place of the closed hand', () => {
  expect(showPosition('random-act', 'desktop')).toMatchObject({ choices: null });
  expect(screen.getByRole('switch', { name: /Spread twice/ })).not.toBeNull();
});

test.each([
  ['discard', 'as high as its content'],
  ['random-act', 'limited'],
])('the sheet of a phone at %s is %s', (name, height) => {
  showPosition(name, 'phone');
  const { classList } = screen.getByTestId('sheet-handle').parentElement ?? document.body;
  expect(classList.contains('auto-tall')).toBe(height === 'as high as its content');
});
