import { parseRecord } from '@great-fire/game/record';
import example from '@great-fire/game/testing/example-3p.json';
import { openRecord } from '../model/record-source';
import { findCostlySpreads } from './costly-spreads';

function openExample() {
  const parsed = parseRecord(example);
  if (!parsed.ok) throw new Error(parsed.why);
  const opened = openRecord(parsed.record);
  if (!opened.ok) throw new Error('The record breaks a rule');
  return opened.source;
}

const source = openExample();

test.each([0, 1, 2])('finds up to three costly spreads of seat %d, the worst first', (seat) => {
  const spreads = findCostlySpreads(source, seat);
  expect(spreads.length).toBeGreaterThan(0);
  expect(spreads.length).toBeLessThanOrEqual(3);
  for (const [index, { move, spread, best, cost, turn }] of spreads.entries()) {
    expect(source.record.actions[move]).toEqual({ seat, ...spread });
    expect(source.stateAt(move).turn).toMatchObject({ seat, number: turn, step: 'spread' });
    expect(best).not.toEqual(spread);
    expect(cost).toBeLessThanOrEqual(spreads[index - 1]?.cost ?? 1);
  }
});
