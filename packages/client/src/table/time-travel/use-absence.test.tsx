/** @jest-environment jsdom */
import type { BotSpeed } from '@great-fire/protocol';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import '../../testing/match-media';
import { TestTable, tableAt } from '../../testing/test-table';
import { setVisibility } from '../../testing/visibility';
import { useAbsence } from './use-absence';

function Probe() {
  const [absence, dismiss] = useAbsence();
  return (
    <button type="button" onClick={dismiss}>
      {absence === null ? 'present' : `away from ${absence.from} to ${absence.to}`}
    </button>
  );
}

const table = tableAt('random-act');
const tableWith = (stateId: number, layout = 'table', botSpeed: BotSpeed = 'normal') => (
  <TestTable model={{ ...table, stateId, match: { ...table.match, botSpeed } }}>
    <Probe key={layout} />
  </TestTable>
);
const shown = () => screen.getByRole('button').textContent;

afterEach(() => {
  setVisibility('visible');
  cleanup();
  window.localStorage.clear();
});

test('summarises the moves since the last visit', () => {
  render(tableWith(20, 'table'));
  cleanup();
  render(tableWith(24, 'table'));
  expect(shown()).toBe('away from 20 to 24');
});

test('summarises nothing if many moves at once end the game before the eyes of the viewer', () => {
  const { rerender } = render(tableWith(20, 'table'));
  rerender(<TestTable model={{ ...table, stateId: 24 }}>{null}</TestTable>); // the scoring replaces the table
  rerender(tableWith(24, 'scoring'));
  expect(shown()).toBe('present');
});

test('summarises the moves while the page was hidden, and is present again after that', () => {
  const { rerender } = render(tableWith(20));
  setVisibility('hidden');
  rerender(tableWith(23));
  expect(shown()).toBe('present'); // while it is hidden
  setVisibility('visible');
  expect(shown()).toBe('away from 20 to 23');
  fireEvent.click(screen.getByRole('button'));
  expect(shown()).toBe('present');
  rerender(tableWith(26)); // a burst before the eyes of the viewer
  rerender(tableWith(29));
  expect(shown()).toBe('present');
});

test('summarises no fewer than three moves', () => {
  const { rerender } = render(tableWith(20));
  setVisibility('hidden');
  rerender(tableWith(22));
  setVisibility('visible');
  expect(shown()).toBe('present');
});

test('adds to a summary that is open', () => {
  const { rerender } = render(tableWith(20));
  for (const stateId of [24, 28]) {
    setVisibility('hidden');
    rerender(tableWith(stateId));
    setVisibility('visible');
  }
  expect(shown()).toBe('away from 20 to 28');
});

test('summarises more moves at once than are animated, unless instant bots make them', () => {
  const { rerender } = render(tableWith(20));
  rerender(tableWith(32));
  expect(shown()).toBe('present');
  rerender(tableWith(45));
  expect(shown()).toBe('away from 32 to 45');
  cleanup();
  window.localStorage.clear();
  const instant = render(tableWith(20, 'table', 'instant'));
  instant.rerender(tableWith(60, 'table', 'instant'));
  expect(shown()).toBe('present');
});

test('summarises nothing on the first visit', () => {
  render(tableWith(40));
  expect(shown()).toBe('present');
});

test('counts the moves since the page was last visible', () => {
  const { rerender } = render(tableWith(20));
  setVisibility('hidden');
  rerender(tableWith(30));
  cleanup();
  setVisibility('visible');
  render(tableWith(30));
  expect(shown()).toBe('away from 20 to 30');
});

test('follows the visibility of the page no longer once the table is gone', () => {
  render(tableWith(20));
  cleanup();
  window.localStorage.clear();
  setVisibility('hidden');
  setVisibility('visible');
  expect(window.localStorage).toHaveLength(0);
});
