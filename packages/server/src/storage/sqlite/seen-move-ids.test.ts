import fc from 'fast-check';
import { CacheRegistry } from '../../shared/cache-registry';
import { SeenMoveIds } from './seen-move-ids';
import type { SeatMoveId } from './seen-move-ids';

const seatMoves = fc.array(
  fc.record({ seat: fc.nat(5), moveId: fc.string({ minLength: 8, maxLength: 40 }) }),
  {
    maxLength: 100,
  },
);

test('finds ids of the log and ids added since, however many there are', () => {
  fc.assert(
    fc.property(seatMoves, seatMoves, (logged, made) => {
      const ids = new SeenMoveIds(() => logged, new CacheRegistry());
      for (const move of made) ids.mayContainOrAdd('t1', move);
      expect([...logged, ...made].every((move) => ids.mayContainOrAdd('t1', move))).toBe(true);
    }),
  );
});

test('treats an id as new in another match or at another seat', () => {
  const inLog: SeatMoveId = { seat: 0, moveId: 'move-0001' };
  const ids = new SeenMoveIds((match) => (match === 't1' ? [inLog] : []), new CacheRegistry());
  expect(ids.mayContainOrAdd('t1', { ...inLog, seat: 1 })).toBe(false);
  expect(ids.mayContainOrAdd('t2', inLog)).toBe(false);
  expect(ids.mayContainOrAdd('t1', { ...inLog, moveId: 'move-0002' })).toBe(false);
});
