/** @jest-environment jsdom */
import { publicVp } from '@great-fire/game';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useStore } from 'zustand';
import { initI18n, loadMessages } from '../../i18n/i18n';
import { visiblePoints } from '../model/visible-points';
import { tableAt, TestTable } from '../../testing/test-table';
import { useDraftStore } from '../move-input/move-input-context';
import { PlayerPanel } from './players';

beforeAll(async () => {
  await initI18n();
  await loadMessages('table');
});

test('counts the revealed secrets in a replay, as the other panels do, and never in a live game', () => {
  const model = tableAt('random-act');
  const view = model.viewAt(model.stateId, 'all-seats');
  if (view === null) throw new Error('There is no such state');
  const [known, full] = [publicVp(view, 1), visiblePoints(view)[1]];
  expect(known).not.toBe(full);
  const panel = (countsSecrets: boolean) => (
    <TestTable model={model} displayed={{ view, countsSecrets }}>
      <PlayerPanel seat={1} narrow={false} />
    </TestTable>
  );
  const { rerender } = render(panel(true));
  expect(screen.getByText(String(full))).toBeTruthy();
  rerender(panel(false));
  expect(screen.getByText(String(known))).toBeTruthy();
});

function LitColour() {
  return <output>{useStore(useDraftStore(), ({ litColour }) => litColour) ?? 'none'}</output>;
}

test("lights a player's houses while a mouse or the focus is on the row, and while a finger stays on it", () => {
  jest.useFakeTimers();
  const model = tableAt('random-act');
  render(
    <TestTable model={model}>
      <PlayerPanel seat={1} narrow={false} />
      <LitColour />
    </TestTable>,
  );
  const colour = model.view.seats[1]?.colour ?? '';
  const row = screen.getByTestId('player-1');
  const lit = () => screen.getByRole('status').textContent;
  expect(lit()).toBe('none');
  fireEvent.mouseEnter(row);
  expect(lit()).toBe(colour);
  fireEvent.mouseLeave(row);
  expect(lit()).toBe('none');
  fireEvent.focus(row);
  expect(lit()).toBe(colour);
  fireEvent.blur(row);
  expect(lit()).toBe('none');
  fireEvent.touchStart(row);
  expect(lit()).toBe('none');
  act(() => jest.runOnlyPendingTimers());
  expect(lit()).toBe(colour);
  fireEvent.touchEnd(row);
  expect(lit()).toBe('none');

  fireEvent.touchStart(row);
  fireEvent.touchEnd(row);
  act(() => jest.runOnlyPendingTimers());
  expect(lit()).toBe('none'); // a tap is no stay
  fireEvent.touchStart(row);
  fireEvent.touchCancel(row);
  act(() => jest.runOnlyPendingTimers());
  expect(lit()).toBe('none');
  jest.useRealTimers();
});
