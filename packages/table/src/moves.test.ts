import { type TableState, LOG_ROWS_MAX, emptyTableState } from '@great-fire/protocol';
import { START } from '../testing/commands';
import { findMoveObstacle } from './moves';

const TABLE = { state: emptyTableState(3, 0, START), stateId: 9, ownedByPerson: [true, true, false] };
const MOVE = { isUndo: false, isByBot: false };
const BOT_MOVE = { isUndo: false, isByBot: true };

const tableWith = (change: Partial<TableState>, stateId = 9) => ({
  ...TABLE,
  stateId,
  state: { ...TABLE.state, ...change },
});

test('takes moves of owners and of bots in their own seats', () => {
  expect(findMoveObstacle(TABLE, 0, MOVE)).toBeNull();
  expect(findMoveObstacle(TABLE, 2, BOT_MOVE)).toBeNull();
  expect(findMoveObstacle(TABLE, 0, BOT_MOVE)).toBe('owner-has-seat');
});

test('takes no move in a pause, and no undo once the log is full', () => {
  const paused = tableWith({ pausedAt: START });
  expect([findMoveObstacle(paused, 0, MOVE), findMoveObstacle(paused, 2, BOT_MOVE)]).toEqual([
    'paused',
    'paused',
  ]);
  const full = tableWith({}, LOG_ROWS_MAX);
  expect(findMoveObstacle(full, 0, MOVE)).toBeNull();
  expect(findMoveObstacle(full, 0, { ...MOVE, isUndo: true })).toBe('log-full');
  expect(findMoveObstacle(tableWith({}, LOG_ROWS_MAX - 1), 0, { ...MOVE, isUndo: true })).toBeNull();
});

test('takes moves of a stand-in bot in place of its owner, and none while a takeback is open', () => {
  const standIn = { standIn: 'turn', isOpen: false, hasLeft: false } as const;
  const away = tableWith({ absences: [standIn, null, null] });
  expect([findMoveObstacle(away, 0, MOVE), findMoveObstacle(away, 0, BOT_MOVE)]).toEqual([
    'bot-controlled',
    null,
  ]);
  const proposal = { id: 1, by: 1, pending: [0], agreed: [], expiresAt: START } as const;
  const takeback = tableWith({ proposals: [{ kind: 'takeback', toStateId: 3, ...proposal }] });
  expect([findMoveObstacle(takeback, 2, BOT_MOVE), findMoveObstacle(takeback, 0, MOVE)]).toEqual([
    'takeback-needs-consent',
    null,
  ]);
  expect(
    findMoveObstacle(tableWith({ proposals: [{ kind: 'pause', ...proposal }] }), 2, BOT_MOVE),
  ).toBeNull();
});
