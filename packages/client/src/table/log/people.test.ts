import type { LogEntry, TableEntry, TableEvent } from '@great-fire/protocol';
import { formerIn, nameThen } from './people';

const EVENTS: readonly (readonly [stateId: number, event: TableEvent])[] = [
  [4, { type: 'left', seat: 1, then: 'bot-seat' }],
  [4, { type: 'substituted', seat: 1, before: 'Ben', name: 'Dora' }],
  [9, { type: 'pause-asked', by: 1, isPaused: true }],
  [9, { type: 'substituted', seat: 1, before: 'Dora', name: 'Eve' }],
];
const log = EVENTS.map(([stateId, event], id): TableEntry => ({ id, stateId, at: 0, event }));
const former = formerIn([], log);

test('what happened at a table is told of who had the seat then', () => {
  expect(nameThen(former, 1, { version: 0 })).toBe('Ben');
  expect(nameThen(former, 1, { version: 1 })).toBe('Dora');
  expect(nameThen(former, 1, { version: 2 })).toBe('Dora');
  expect(nameThen(former, 1, { version: 3 })).toBeNull();
  expect(nameThen(former, 0, { version: 0 })).toBeNull();
});

test('a move is told of who made it', () => {
  expect(nameThen(former, 1, { stateId: 4 })).toBe('Ben');
  expect(nameThen(former, 1, { stateId: 5 })).toBe('Dora');
  expect(nameThen(former, 1, { stateId: 9 })).toBe('Dora');
  expect(nameThen(former, 1, { stateId: 10 })).toBeNull();
});

test('whose moves were whose is known by the moves themselves, however few of the events are', () => {
  const moves = [4, 9].map((stateId): LogEntry => ({
    ...{ stateId, seat: 1, events: [], at: 0 },
    lastOf: former.filter((one) => one.stateId === stateId),
  }));
  expect(formerIn(moves, [])).toEqual(former);
  expect(formerIn(moves, log.slice(2))).toEqual(former);
  expect(nameThen(formerIn(moves, []), 1, { stateId: 3 })).toBe('Ben');
});
