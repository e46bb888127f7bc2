import * as fc from 'fast-check';
import { Timeline } from './timeline';

/** Builds a timeline. Each number is the state that the row takes back to; null is a move. */
const timelineFrom = (...revertedTo: readonly (number | null)[]): Timeline =>
  new Timeline(
    revertedTo.length,
    revertedTo.flatMap((to, index) => (to === null ? [] : [{ stateId: index + 1, to }])),
  );

/** Returns the moves that count at a state. */
const movesAt = (line: Timeline, stateId: number): readonly number[] =>
  line
    .rangesAt(stateId)
    .flatMap(({ after, upTo }) => Array.from({ length: upTo - after }, (_, index) => after + 1 + index));

test('every move counts without takebacks', () => {
  expect(movesAt(timelineFrom(null, null, null), 3)).toEqual([1, 2, 3]);
});

test('UNDO-3: moves after the target state do not count, later ones do', () => {
  const line = timelineFrom(null, null, null, 1, null);
  expect(movesAt(line, 5)).toEqual([1, 5]);
  expect(line.moveCountAt(4)).toBe(1);
});

test('UNDO-3: allows only earlier states that are still effective as targets', () => {
  const line = timelineFrom(null, null, null, 1, null);
  expect([0, 1, 2, 3, 4, 5, 6].filter((state) => line.canRevertTo(state))).toEqual([0, 1, 4]);
});

test('UNDO-3: a game can return to its deal and continue from there', () => {
  expect(movesAt(timelineFrom(null, null, 0), 3)).toEqual([]);
  expect(timelineFrom(null, null, 0, null, 0).canRevertTo(0)).toBe(false);
});

test('after any number of takebacks, the moves that count are those of a game without them', () => {
  const wishes = fc.array(fc.option(fc.nat(40)), { maxLength: 80 });
  fc.assert(
    fc.property(wishes, (wished) => {
      // A simple model: each state stores its whole list of effective moves.
      const lines: (readonly number[])[] = [[]];
      const rows: (number | null)[] = [];
      for (const wish of wished) {
        const now = lines.at(-1) ?? [];
        const to = wish !== null && timelineFrom(...rows).canRevertTo(wish) ? wish : null;
        const stateId = rows.length + 1;
        rows.push(to);
        lines.push(to === null ? [...now, stateId] : (lines[to] ?? []));
      }
      const line = timelineFrom(...rows);
      const last = lines.at(-1) ?? [];
      for (const [stateId, then] of lines.entries()) {
        const isPrefix = then.length < last.length && then.every((state, at) => state === last[at]);
        expect(line.canRevertTo(stateId)).toBe(isPrefix);
        expect(line.moveCountAt(stateId)).toBe(then.length);
        expect(movesAt(line, stateId)).toEqual(then);
      }
    }),
  );
});
