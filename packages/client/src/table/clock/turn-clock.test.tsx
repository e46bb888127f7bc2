/** @jest-environment jsdom */
import type { TableState } from '@great-fire/protocol';
import { act, render, screen } from '@testing-library/react';
import { TextEncoder } from 'node:util';
import { POSITIONS } from '../../gallery/positions';
import { createTableModel } from '../../gallery/table-state';
import { loadMessages, initI18n } from '../../i18n/i18n';
import { TableContext } from '../table-context';
import { LowTimeWarning } from './low-time-warning';
import { TurnClock } from './turn-clock';

jest.mock('./countdown.module.css', () => ({}));
jest.mock('./low-time-warning.module.css', () => ({}));

// jsdom lacks what browsers and Node have.
Object.assign(globalThis, { TextEncoder });

beforeAll(async () => {
  await initI18n();
  await loadMessages('table');
});
afterEach(() => jest.useRealTimers());

const START_MS = 1_700_000_000_000;
const CLOCK_SKEW_MS = 40_250; // ms that the server's clock is before this device's

/** The clock of who is on turn in the opening, with so many ms left; `change` to the conduct besides. */
function renderClock(remainingMs: number, change: Partial<TableState> = {}): void {
  jest.useFakeTimers({ now: START_MS });
  const position = POSITIONS['opening'];
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
    <TableContext value={model}>
      <TurnClock />
      <LowTimeWarning />
    </TableContext>,
  );
}

const advanceTime = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const clockText = () => screen.getByTestId('turn-clock').textContent?.slice(-4);
const isWarned = () => screen.queryByTestId('clock-warning') !== null;

test('the figures are the server’s, and change when its second does', () => {
  renderClock(62_300);
  expect(clockText()).toBe('1:03');
  advanceTime(300);
  expect(clockText()).toBe('1:02');
  advanceTime(999);
  expect(clockText()).toBe('1:02');
  advanceTime(1);
  expect(clockText()).toBe('1:01');
});

test('whoever is on turn is warned in the last seconds, and the clock ends at nought', () => {
  renderClock(22_000);
  expect(isWarned()).toBe(false);
  advanceTime(2000);
  expect(isWarned()).toBe(true);
  advanceTime(60_000);
  expect(clockText()).toBe('0:00');
});

test('while the game is paused its time stands, and nobody is warned', () => {
  renderClock(15_000, { pausedAt: START_MS + CLOCK_SKEW_MS });
  advanceTime(9000);
  expect(clockText()).toBe('0:15');
  expect(isWarned()).toBe(false);
});
