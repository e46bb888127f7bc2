/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import '../../testing/match-media';
import { TestTable, tableAt } from '../../testing/test-table';
import { useAbsence } from './use-absence';

// jsdom lacks these APIs of browsers and Node. The game needs both.
Object.assign(globalThis, {
  TextEncoder,
  structuredClone: (value: unknown): unknown => deserialize(serialize(value)),
});

function Probe() {
  const [absence] = useAbsence();
  return <p>{absence === null ? 'present' : `away since ${absence.from}`}</p>;
}

const table = tableAt('random-act');
const tableWith = (stateId: number, layout: string) => (
  <TestTable model={{ ...table, stateId }}>
    <Probe key={layout} />
  </TestTable>
);

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

test('summarises the moves since the last visit', () => {
  render(tableWith(20, 'table'));
  cleanup();
  render(tableWith(24, 'table'));
  expect(screen.getByText('away since 20')).toBeTruthy();
});

test('summarises nothing if many moves at once end the game before the eyes of the viewer', () => {
  const { rerender } = render(tableWith(20, 'table'));
  rerender(<TestTable model={{ ...table, stateId: 24 }}>{null}</TestTable>); // the scoring replaces the table
  rerender(tableWith(24, 'scoring'));
  expect(screen.getByText('present')).toBeTruthy();
});
