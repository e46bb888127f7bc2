import { type DistrictId, DIRECTIONS, DISTRICT_IDS } from '@great-fire/game';
import { linkBetween } from '@great-fire/game/board';
import { findNeighbourInDirection } from './use-map-input';

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

test.each(DISTRICT_IDS)('reaches every district from %s by arrow keys', (start) => {
  expect([...reachedFrom(start)].sort()).toEqual([...DISTRICT_IDS].sort());
});

test.each(DISTRICT_IDS)("follows a link in the arrow's direction out of %s", (from) => {
  for (const direction of DIRECTIONS) {
    const to = findNeighbourInDirection(from, direction);
    if (to !== null) expect(linkBetween(from, to)?.bearing).toContain(direction);
  }
});

test('leads from S. Bennet to Coleman Street, Tallow Hall, S. Mary and Cheapside', () => {
  expect(DIRECTIONS.map((direction) => findNeighbourInDirection('s-bennet', direction))).toEqual([
    'coleman-street',
    's-mary',
    'tallow-hall',
    'cheapside',
  ]);
});

test('returns null at the edge of the map', () => {
  expect(findNeighbourInDirection('finsbury-fields', 'N')).toBeNull();
});
