import { BOARD, LONDON_MAP } from '@great-fire/game/board';
import { regionBorders } from './polygon';

const borders = regionBorders(LONDON_MAP.districts);

test('lists an edge between two regions for the districts on both sides', () => {
  const lengthOf = (edges: (typeof borders)[number]['edges']) =>
    edges.reduce((sum, { from, to }) => sum + Math.hypot(to[0] - from[0], to[1] - from[1]), 0);
  const byRegion = new Map<string, number>();
  for (const { id, edges } of borders) {
    const { region } = BOARD[id].map;
    byRegion.set(region, (byRegion.get(region) ?? 0) + lengthOf(edges));
  }
  expect([...byRegion.keys()].sort()).toEqual(['blue', 'green', 'orange', 'purple']);
});

test('lists no edges for a district inside its region', () => {
  expect(borders.map(({ id }) => id)).not.toContain('s-mary');
  expect(borders.map(({ id }) => id)).toContain('guild-hall');
});
