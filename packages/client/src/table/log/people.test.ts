import type { TableEntry, TableEvent } from '@great-fire/protocol';
import { nameThen } from './people';

const left: TableEvent = { type: 'left', seat: 1, then: 'bot-seat' };
const dora: TableEvent = { type: 'substituted', seat: 1, before: 'Ben', name: 'Dora' };
const paused: TableEvent = { type: 'pause-asked', by: 1, isPaused: true };
const eve: TableEvent = { type: 'substituted', seat: 1, before: 'Dora', name: 'Eve' };
const log: readonly TableEntry[] = [left, dora, paused, eve, { ...left }].map((event, id) => ({
  ...{ id, stateId: 4, at: 0, event },
}));

test('what happened at a table is told of who had the seat then', () => {
  expect(nameThen(log, left, 1)).toBe('Ben');
  expect(nameThen(log, dora, 1)).toBe('Dora');
  expect(nameThen(log, paused, 1)).toBe('Dora');
  expect(nameThen(log, eve, 1)).toBeNull();
  expect(nameThen(log, left, 0)).toBeNull();
});
