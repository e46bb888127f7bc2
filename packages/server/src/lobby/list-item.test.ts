import { emptyTableState, type TableState } from '@great-fire/protocol';
import type { StoredMatch } from '../entities/match';
import { toActiveTurn } from './list-item';

const running = (change: Partial<TableState>) =>
  ({
    status: 'running',
    activeSeat: 1,
    step: 'act',
    updatedAt: 9,
    tableState: { ...emptyTableState(3, 1, 5), ...change },
  }) as StoredMatch;

test('says since when a running game waits for a seat, and whether it is paused', () => {
  const waiting = { seat: 1, step: 'act', since: 5, deadline: null, isPaused: false };
  expect(toActiveTurn(running({}))).toEqual(waiting);
  expect(toActiveTurn(running({ pausedAt: 7 }))).toEqual({ ...waiting, isPaused: true });
  expect(toActiveTurn({ ...running({}), tableState: null })).toEqual({ ...waiting, since: 9 });
  expect(toActiveTurn({ ...running({}), status: 'finished' })).toBeNull();
});
