/** @jest-environment jsdom */
import type { Conduct } from '@great-fire/protocol';
import { act, render, screen } from '@testing-library/react';
import { TextEncoder } from 'node:util';
import { POSITIONS } from '../../dev/positions';
import { tableOf } from '../../dev/table-state';
import { openWords, startLanguages } from '../../i18n/i18n';
import { TableContext } from '../table-context';
import { ClockWarning } from './clock-warning';
import { TurnClock } from './turn-clock';

jest.mock('./time-left.module.css', () => ({}));
jest.mock('./clock-warning.module.css', () => ({}));

// jsdom lacks what browsers and Node have.
Object.assign(globalThis, { TextEncoder });

beforeAll(async () => {
  await startLanguages();
  await openWords('table');
});
afterEach(() => jest.useRealTimers());

const START = 1_700_000_000_000;
const AHEAD = 40_250; // ms that the server's clock is before this device's

/** The clock of who is on turn in the opening, with so many ms left; `change` to the conduct besides. */
function clockWith(rest: number, change: Partial<Conduct> = {}): void {
  jest.useFakeTimers({ now: START });
  const position = POSITIONS['opening'];
  if (position === undefined) throw new Error('The gallery has no opening');
  const played = position.played();
  const table = tableOf(played, position.viewer(played.state), position, () => undefined);
  const { seat } = table.conduct.clock;
  const until = START + AHEAD + rest;
  const clock = { seat, since: until - 90_000, deadline: until, banks: [] };
  const state = {
    ...table,
    conduct: { ...table.conduct, clock, ...change },
    serverNow: () => Date.now() + AHEAD,
  };
  render(
    <TableContext value={state}>
      <TurnClock />
      <ClockWarning />
    </TableContext>,
  );
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const figures = () => screen.getByTestId('turn-clock').textContent?.slice(-4);
const isWarned = () => screen.queryByTestId('clock-warning') !== null;

test('the figures are the server’s, and change when its second does', () => {
  clockWith(62_300);
  expect(figures()).toBe('1:03');
  pass(300);
  expect(figures()).toBe('1:02');
  pass(999);
  expect(figures()).toBe('1:02');
  pass(1);
  expect(figures()).toBe('1:01');
});

test('whoever is on turn is warned in the last seconds, and the clock ends at nought', () => {
  clockWith(22_000);
  expect(isWarned()).toBe(false);
  pass(2000);
  expect(isWarned()).toBe(true);
  pass(60_000);
  expect(figures()).toBe('0:00');
});

test('while the game is paused its time stands, and nobody is warned', () => {
  clockWith(15_000, { pausedAt: START + AHEAD });
  pass(9000);
  expect(figures()).toBe('0:15');
  expect(isWarned()).toBe(false);
});
