/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { act, cleanup, render, screen } from '@testing-library/react';
import '../../testing/match-media';
import { TestTable, tableAt } from '../../testing/test-table';
import { useHasPassed } from './countdown';

// jsdom lacks these APIs of browsers and Node. The game needs both.
Object.assign(globalThis, {
  TextEncoder,
  structuredClone: (value: unknown): unknown => deserialize(serialize(value)),
});

const DEADLINE = 120_000;

function Probe() {
  return <p>{useHasPassed(DEADLINE) ? 'passed' : 'waiting'}</p>;
}

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('reports a deadline that passes between two reads of the clock', () => {
  jest.useFakeTimers();
  let times = [DEADLINE - 1000];
  const serverNow = () => (times.length > 1 ? times.shift() : times[0]) ?? 0;
  render(
    <TestTable model={{ ...tableAt('random-act'), serverNow }}>
      <Probe />
    </TestTable>,
  );
  expect(screen.getByText('waiting')).toBeTruthy();
  times = [DEADLINE - 0.1, DEADLINE + 0.1];
  act(() => {
    jest.advanceTimersByTime(1000);
  });
  expect(screen.getByText('passed')).toBeTruthy();
});
