import { layoutDistrict } from '../layout/district-layout';
import { boxAround, overlap } from '../geometry/polygon';
import { pieceBox } from '../layout/piece-extents';
import type { VerbMark } from '../marks';
import { PILL, placePills } from './pill-places';

const contents = { houses: ['red'], token: true, cones: 1, bands: 2, pawns: ['green'] } as const;
const layoutOf = ({ district }: VerbMark) => layoutDistrict(district, contents, false);
const wordOf = ({ verb }: VerbMark) =>
  ({ 'put-out': 'Put out', demolish: 'Demolish', contain: 'Contain' })[verb];

const marks: readonly VerbMark[] = [
  { district: 'bread-street', verb: 'put-out', cost: 1 },
  { district: 'bread-street', verb: 'demolish', cost: null },
  { district: 'watling-street', verb: 'demolish', cost: null },
  { district: 'temple', verb: 'demolish', cost: null },
];

test('pills lie clear of each other and of the pieces of their district', () => {
  const pills = placePills(marks, layoutOf, wordOf);
  const boxes = pills.map(({ at, width }) => boxAround(at, width, PILL.height));
  boxes.forEach((box, i) => {
    expect(boxes.slice(i + 1).filter((other) => overlap(box, other))).toEqual([]);
    const [mark] = marks.slice(i, i + 1);
    if (mark === undefined) throw new Error('More pills than marks');
    expect(layoutOf(mark).pieces.filter((piece) => overlap(pieceBox(piece), box))).toEqual([]);
  });
});

test('a pill at the edge of the map stays on it', () => {
  const [pill] = placePills([{ district: 'temple', verb: 'put-out', cost: 1 }], layoutOf, wordOf);
  expect((pill?.at[0] ?? 0) - (pill?.width ?? 0) / 2).toBeGreaterThanOrEqual(14);
});

test('a longer word makes a wider pill', () => {
  const widths = placePills(marks.slice(0, 2), layoutOf, ({ verb }) =>
    verb === 'put-out' ? 'x' : 'a long word',
  );
  expect(widths[1]?.width).toBeGreaterThan(widths[0]?.width ?? Infinity);
});
