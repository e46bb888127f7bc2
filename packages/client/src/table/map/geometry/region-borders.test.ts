import { BOARD, LONDON_MAP } from '@great-fire/game/board';
import { regionBorders } from './region-borders';

const borders = regionBorders(LONDON_MAP.districts);

test('a side with another region behind it belongs to the border on both sides', () => {
  const lengthOf = (edges: (typeof borders)[number]['edges']) =>
    edges.reduce((sum, { from, to }) => sum + Math.hypot(to[0] - from[0], to[1] - from[1]), 0);
  const byRegion = new Map<string, number>();
  for (const { id, edges } of borders) {
    const { region } = BOARD[id].map;
    byRegion.set(region, (byRegion.get(region) ?? 0) + lengthOf(edges));
  }
  expect([...byRegion.keys()].sort()).toEqual(['blue', 'green', 'orange', 'purple']);
});

test('a district in the middle of its region has no border of regions', () => {
  expect(borders.map(({ id }) => id)).not.toContain('s-mary');
  expect(borders.map(({ id }) => id)).toContain('guild-hall');
});
