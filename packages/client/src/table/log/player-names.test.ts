import type { LogEntry, TableLogEntry, TableEvent } from '@great-fire/protocol';
import { findFormerOwners, findOwnerAt } from './player-names';

const EVENTS: readonly (readonly [stateId: number, event: TableEvent])[] = [
  [4, { type: 'left', seat: 1, action: 'bot-seat' }],
  [4, { type: 'substituted', seat: 1, formerName: 'Ben', name: 'Dora' }],
  [9, { type: 'proposed', kind: 'pause', by: 1, isAccepted: true }],
  [9, { type: 'substituted', seat: 1, formerName: 'Dora', name: 'Eve' }],
];
const log = EVENTS.map(([stateId, event], id): TableLogEntry => ({ id, stateId, at: 0, event }));
const former = findFormerOwners([], log);

test('names the seat’s owner at the time of a table event', () => {
  expect(findOwnerAt(former, 1, { version: 0 })).toBe('Ben');
  expect(findOwnerAt(former, 1, { version: 1 })).toBe('Dora');
  expect(findOwnerAt(former, 1, { version: 2 })).toBe('Dora');
  expect(findOwnerAt(former, 1, { version: 3 })).toBeNull();
  expect(findOwnerAt(former, 0, { version: 0 })).toBeNull();
});

test('names the seat’s owner at the time of a move', () => {
  expect(findOwnerAt(former, 1, { stateId: 4 })).toBe('Ben');
  expect(findOwnerAt(former, 1, { stateId: 5 })).toBe('Dora');
  expect(findOwnerAt(former, 1, { stateId: 9 })).toBe('Dora');
  expect(findOwnerAt(former, 1, { stateId: 10 })).toBeNull();
});

test('finds former owners from the moves when table events are missing', () => {
  const moves = [4, 9].map((stateId): LogEntry => ({
    ...{ stateId, seat: 1, events: [], at: 0 },
    formerOwners: former.filter((one) => one.stateId === stateId),
  }));
  expect(findFormerOwners(moves, [])).toEqual(former);
  expect(findFormerOwners(moves, log.slice(2))).toEqual(former);
  expect(findOwnerAt(findFormerOwners(moves, []), 1, { stateId: 3 })).toBe('Ben');
});
