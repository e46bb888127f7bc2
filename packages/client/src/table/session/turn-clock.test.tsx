/** @jest-environment jsdom */
import type { TableState } from '@great-fire/protocol';
import { act, render, screen } from '@testing-library/react';
import { TextEncoder } from 'node:util';
import { POSITIONS } from '../../gallery/positions';
import { createTableModel } from '../../gallery/table-state';
import { loadMessages, initI18n } from '../../i18n/i18n';
import { TableProvider } from '../model/table-context';
import { LowTimeWarning, TurnClock } from './turn-clock';

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
    <TableProvider model={model}>
      <TurnClock />
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
