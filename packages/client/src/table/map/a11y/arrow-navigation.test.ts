import type { DistrictId } from '@great-fire/game';
import { DIRECTIONS, DISTRICT_IDS } from '@great-fire/game';
import { linkBetween } from '@great-fire/game/board';
import { findNeighbourInDirection } from './arrow-navigation';

function reachedFrom(start: DistrictId): ReadonlySet<DistrictId> {
  const reached = new Set<DistrictId>([start]);
  for (const id of reached) {
    for (const direction of DIRECTIONS) {
      const next = findNeighbourInDirection(id, direction);
      if (next !== null) reached.add(next);
    }
  }
  return reached;
}

test.each(DISTRICT_IDS)('the arrow keys lead from %s to every district', (start) => {
  expect([...reachedFrom(start)].sort()).toEqual([...DISTRICT_IDS].sort());
});

test.each(DISTRICT_IDS)('every arrow out of %s follows a link that lies that way', (from) => {
  for (const direction of DIRECTIONS) {
    const to = findNeighbourInDirection(from, direction);
    if (to !== null) expect(linkBetween(from, to)?.bearing).toContain(direction);
  }
});

test('from S. Bennet the arrows lead north to Coleman Street, south to Tallow Hall, east to S. Mary, west to Cheapside', () => {
  expect(DIRECTIONS.map((direction) => findNeighbourInDirection('s-bennet', direction))).toEqual([
    'coleman-street',
    's-mary',
    'tallow-hall',
    'cheapside',
  ]);
});

test('at the edge of the map an arrow leads nowhere', () => {
  expect(findNeighbourInDirection('finsbury-fields', 'N')).toBeNull();
});
