/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { type TableState, emptyTableState } from '@great-fire/protocol';
import type { Seat } from '@great-fire/game';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { POSITIONS } from '../../gallery/positions';
import { createTableModel } from '../../gallery/table-state';
import { loadMessages, initI18n } from '../../i18n/i18n';
import { TableProvider } from '../model/table-context';
import { splitDuration } from '../../ui/format-duration';
import {
  LowTimeWarning,
  PanelClock,
  StripClock,
  TurnClock,
  getTimeBank,
  getRunningClock,
  isLowTime,
} from './turn-clock';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

// jsdom lacks this API of browsers and Node.
Object.assign(globalThis, { TextEncoder });

beforeAll(async () => {
  await initI18n();
  await loadMessages('table');
});
afterEach(() => jest.useRealTimers());

const START_MS = 1_700_000_000_000;
const CLOCK_SKEW_MS = 40_250; // ms that the server clock is ahead of this device

/**
 * Renders the active player's clock in the opening position with the given ms left. `change` overrides the table
 * state.
 */
function renderClock(
  remainingMs: number,
  change: Partial<TableState> = {},
  now = START_MS,
  showClock: (seat: Seat) => ReactNode = () => <TurnClock />,
): void {
  jest.useFakeTimers({ now });
  const position = POSITIONS['first-decision'];
  if (position === undefined) throw new Error('The gallery has no opening');
  const played = position.createGame();
  const table = createTableModel(played, position.viewer(played.state), position, () => undefined);
  const { activeSeat } = table.tableState.clock;
  const deadlineMs = START_MS + CLOCK_SKEW_MS + remainingMs;
  const clock = { activeSeat, since: deadlineMs - 90_000, deadline: deadlineMs, banks: [] };
  const model = {
    ...table,
    tableState: { ...table.tableState, clock, ...change },
    serverNow: () => Date.now() + CLOCK_SKEW_MS,
  };
  render(
    <TableProvider model={model}>
      {showClock(activeSeat ?? 0)}
      <LowTimeWarning />
    </TableProvider>,
  );
}

const advanceTime = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const clockText = () => screen.getByTestId('turn-clock').textContent?.slice(-4);
const isWarned = () => screen.queryByTestId('clock-warning') !== null;

test('shows the server’s time and ticks with the server’s seconds', () => {
  renderClock(62_300);
  expect(clockText()).toBe('1:03');
  advanceTime(300);
  expect(clockText()).toBe('1:02');
  advanceTime(999);
  expect(clockText()).toBe('1:02');
  advanceTime(1);
  expect(clockText()).toBe('1:01');
});

test('stands still on a weekend that is off, and goes on on Monday', () => {
  const saturday = Date.UTC(2026, 11, 5, 12);
  const monday = Date.UTC(2026, 11, 7);
  const clock = {
    activeSeat: 2,
    since: saturday,
    deadline: monday + 120_000,
    banks: [],
    weekendsOff: true,
  } as const;
  renderClock(0, { clock }, saturday - CLOCK_SKEW_MS);
  expect(clockText()).toBe('2:00');
  advanceTime(24 * 3_600_000);
  expect(clockText()).toBe('2:00');
  advanceTime(12 * 3_600_000 + 30_000);
  expect(clockText()).toBe('1:30');
  expect(getRunningClock(withClock(clock))).toMatchObject({ daysOff: clock, totalMs: 120_000 });
});

test('stands still on the holiday of the player who is to decide', () => {
  const from = Date.UTC(2026, 11, 2);
  const until = from + 2 * 86_400_000;
  const clock = { activeSeat: 2, since: from, deadline: until + 120_000, banks: [] };
  renderClock(0, { clock: { ...clock, holidays: [{ seat: 2, from, until }] } }, from - CLOCK_SKEW_MS);
  expect(clockText()).toBe('2:00');
  advanceTime(48 * 3_600_000 + 30_000);
  expect(clockText()).toBe('1:30');
});

test('warns the active player in the last seconds and stops at zero', () => {
  renderClock(22_000);
  expect(isWarned()).toBe(false);
  advanceTime(2000);
  expect(isWarned()).toBe(true);
  advanceTime(60_000);
  expect(clockText()).toBe('0:00');
});

test('keeps the time and shows no warning while the game is paused', () => {
  renderClock(15_000, { pausedAt: START_MS + CLOCK_SKEW_MS });
  advanceTime(9000);
  expect(clockText()).toBe('0:15');
  expect(isWarned()).toBe(false);
});

const withClock = (clock: Partial<TableState['clock']>): TableState => {
  const plain = emptyTableState(3, 1, 5000);
  return { ...plain, clock: { ...plain.clock, ...clock } };
};

test.each([
  [0, '0:00'],
  [-40, '0:00'],
  [1, '0:01'],
  [7 * SECOND_MS, '0:07'],
  [90_500, '1:31'],
  [59 * MINUTE_MS + 59_000, '59:59'],
])('formats %i ms as %s', (rest, text) => {
  expect(splitDuration(rest)).toEqual({ format: 'clock', text });
});

test('formats hours and days without seconds', () => {
  expect(splitDuration(HOUR_MS - 1)).toEqual({ format: 'hours', hours: 1, minutes: 0 });
  expect(splitDuration(5 * HOUR_MS + 12 * MINUTE_MS + 40 * SECOND_MS)).toEqual({
    format: 'hours',
    hours: 5,
    minutes: 12,
  });
  expect(splitDuration(24 * HOUR_MS)).toEqual({ format: 'days', days: 1, hours: 0 });
  expect(splitDuration(72 * HOUR_MS - 1)).toEqual({ format: 'days', days: 3, hours: 0 });
  expect(splitDuration(53 * HOUR_MS)).toEqual({ format: 'days', days: 2, hours: 5 });
});

test('returns the clock of the active seat when it has a deadline', () => {
  expect(getRunningClock(withClock({ deadline: 65_000 }))).toEqual({
    seat: 1,
    deadline: 65_000,
    daysOff: null,
    totalMs: 60_000,
  });
  expect(getRunningClock(withClock({}))).toBeNull();
  expect(getRunningClock(withClock({ activeSeat: null, deadline: 65_000 }))).toBeNull();
});

test('returns a time bank only when the clock has banks', () => {
  expect(getTimeBank(withClock({ banks: [9000, 8000, 7000] }), 2)).toBe(7000);
  expect(getTimeBank(withClock({}), 2)).toBeNull();
});

test('is low in the last 20 s, the last third of a short time, and the last hour of a day', () => {
  expect([20_000, 20_001].map((rest) => isLowTime(rest, 90_000))).toEqual([true, false]);
  expect([5000, 5001].map((rest) => isLowTime(rest, 15_000))).toEqual([true, false]);
  expect([HOUR_MS, HOUR_MS + 1].map((rest) => isLowTime(rest, 24 * HOUR_MS))).toEqual([true, false]);
});

test.each([
  ['12:34', 12 * MINUTE_MS + 34 * SECOND_MS],
  ['23h', 23 * HOUR_MS + 59 * MINUTE_MS],
  ['2d', 71 * HOUR_MS],
])('shows %s in the narrow strip and panels', (text, remainingMs) => {
  renderClock(remainingMs, {}, START_MS, (seat) => (
    <>
      <StripClock seat={seat} />
      <PanelClock seat={seat} isShort />
    </>
  ));
  for (const clock of [screen.getByTestId('turn-clock'), screen.getByTestId(/^clock-\d/)])
    expect(clock.textContent?.endsWith(text)).toBe(true);
});
