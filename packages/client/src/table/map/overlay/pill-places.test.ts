import { layoutDistrict } from '../layout/district-layout';
import { boxAround, overlap } from '../geometry/polygon';
import { pieceBox } from '../layout/piece-extents';
import type { VerbMark } from '../marks';
import { PILL, placePills } from './pill-places';

const contents = { houses: ['red'], token: true, cones: 1, bands: 2, pawns: ['green'] } as const;
const layoutOf = ({ district }: VerbMark) => layoutDistrict(district, contents, false);
const wordOf = ({ verb }: VerbMark) =>
  ({ 'put-out': 'Put out', demolish: 'Demolish', contain: 'Contain' })[verb];

const around = { layoutOf, wordOf, names: [] };

const marks: readonly VerbMark[] = [
  { district: 'bread-street', verb: 'put-out', cost: 1 },
  { district: 'bread-street', verb: 'demolish', cost: null },
  { district: 'watling-street', verb: 'demolish', cost: null },
  { district: 'temple', verb: 'demolish', cost: null },
];

test('pills lie clear of each other and of the pieces of their district', () => {
  const pills = placePills(marks, around);
  const boxes = pills.map(({ at, width }) => boxAround(at, width, PILL.height));
  boxes.forEach((box, i) => {
    expect(boxes.slice(i + 1).filter((other) => overlap(box, other))).toEqual([]);
    const [mark] = marks.slice(i, i + 1);
    if (mark === undefined) throw new Error('More pills than marks');
    expect(layoutOf(mark).pieces.filter((piece) => overlap(pieceBox(piece), box))).toEqual([]);
  });
});

test('a pill at the edge of the map stays on it', () => {
  const [pill] = placePills([{ district: 'temple', verb: 'put-out', cost: 1 }], around);
  expect((pill?.at[0] ?? 0) - (pill?.width ?? 0) / 2).toBeGreaterThanOrEqual(14);
});

test('a longer word makes a wider pill', () => {
  const widths = placePills(marks.slice(0, 2), {
    ...around,
    wordOf: ({ verb }) => (verb === 'put-out' ? 'x' : 'a long word'),
  });
  expect(widths[1]?.width).toBeGreaterThan(widths[0]?.width ?? Infinity);
});

test('a pill gives way to a name beside it', () => {
  const mark: VerbMark = { district: 'bread-street', verb: 'put-out', cost: 1 };
  const [alone] = placePills([mark], around);
  if (alone === undefined) throw new Error('No pill');
  const right = alone.at[0] + alone.width / 2;
  const name = { left: right - 12, right: right + 30, top: alone.at[1] - 8, bottom: alone.at[1] + 8 };
  const [moved] = placePills([mark], { ...around, names: [name] });
  expect(overlap(boxAround(moved?.at ?? [0, 0], alone.width, PILL.height), name)).toBe(false);
});
