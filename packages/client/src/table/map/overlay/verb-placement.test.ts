import { layoutDistrict } from '../layout/district-layout';
import { boxAround, doBoxesOverlap } from '../polygon';
import { pieceBox } from '../layout/piece-extents';
import { textWidth } from '../layout/text-metrics';
import type { VerbMark } from '../marks';
import { VERB_BUTTON, placeVerbs } from './verb-placement';

const contents = { houses: ['red'], token: true, cones: 1, bands: 2, pawns: ['green'] } as const;
const getLayout = ({ district }: VerbMark) => layoutDistrict(district, contents, false);
const getLabel = ({ verb }: VerbMark) =>
  ({ 'put-out': 'Put out', demolish: 'Demolish', contain: 'Contain' })[verb];

const context = { getLayout, getLabel, avoidedBoxes: [] };

const marks: readonly VerbMark[] = [
  { district: 'bread-street', verb: 'put-out', cost: 1 },
  { district: 'bread-street', verb: 'demolish', cost: null },
  { district: 'watling-street', verb: 'demolish', cost: null },
  { district: 'temple', verb: 'demolish', cost: null },
];

test('places verb buttons without overlaps with each other and with pieces of their district', () => {
  const pills = placeVerbs(marks, context);
  const boxes = pills.map(({ at, width, height }) => boxAround(at, width, height));
  boxes.forEach((box, i) => {
    expect(boxes.slice(i + 1).filter((other) => doBoxesOverlap(box, other))).toEqual([]);
    const [mark] = marks.slice(i, i + 1);
    if (mark === undefined) throw new Error('More pills than marks');
    expect(getLayout(mark).pieces.filter((piece) => doBoxesOverlap(pieceBox(piece), box))).toEqual([]);
  });
});

test('keeps a verb button at the edge inside the map', () => {
  const [pill] = placeVerbs([{ district: 'temple', verb: 'put-out', cost: 1 }], context);
  expect((pill?.at[0] ?? 0) - (pill?.width ?? 0) / 2).toBeGreaterThanOrEqual(14);
});

const LOWEST = ['blackfriars', 'baynards-castle', 'queenhithe', 'vintry', 'voyners-hall'] as const;

test('keeps the verb buttons of the lowest districts above the words on the river', () => {
  const burning = { houses: [], token: false, cones: 3, bands: 0, pawns: [] } as const;
  const layouts = LOWEST.map((id) => layoutDistrict(id, burning, false));
  const avoidedBoxes = layouts.flatMap(({ name, pieces }) => [...name.boxes, ...pieces.map(pieceBox)]);
  for (const [nth, district] of LOWEST.entries()) {
    const [pill] = placeVerbs([{ district, verb: 'put-out', cost: 1 }], {
      ...{ getLabel, avoidedBoxes },
      getLayout: (mark) => layouts[nth] ?? getLayout(mark),
    });
    expect((pill?.at[1] ?? Infinity) + VERB_BUTTON.height / 2).toBeLessThan(962);
  }
});

test('makes a verb button wider for a longer word', () => {
  const widths = placeVerbs(marks.slice(0, 2), {
    ...context,
    getLabel: ({ verb }) => (verb === 'put-out' ? 'x' : 'a long word'),
  });
  expect(widths[1]?.width).toBeGreaterThan(widths[0]?.width ?? Infinity);
});

test('moves a verb button away from a name beside it', () => {
  const mark: VerbMark = { district: 'bread-street', verb: 'put-out', cost: 1 };
  const [alone] = placeVerbs([mark], context);
  if (alone === undefined) throw new Error('No pill');
  const right = alone.at[0] + alone.width / 2;
  const name = { left: right - 12, right: right + 30, top: alone.at[1] - 8, bottom: alone.at[1] + 8 };
  const [moved] = placeVerbs([mark], { ...context, avoidedBoxes: [name] });
  expect(doBoxesOverlap(boxAround(moved?.at ?? [0, 0], alone.width, VERB_BUTTON.height), name)).toBe(false);
});

test('makes a verb button compact where a line would cover a name wherever it stands', () => {
  const mark: VerbMark = { district: 'bread-street', verb: 'contain', cost: 1 };
  const [alone] = placeVerbs([mark], context);
  if (alone === undefined) throw new Error('No pill');
  expect(alone.isCompact).toBe(false);
  const [x] = alone.at;
  const walls = [
    { left: x - 300, right: x - 45, top: 0, bottom: 2000 },
    { left: x + 45, right: x + 300, top: 0, bottom: 2000 },
  ];
  const [between] = placeVerbs([mark], { ...context, avoidedBoxes: walls });
  if (between === undefined) throw new Error('No pill');
  expect(between.isCompact).toBe(true);
  const box = boxAround(between.at, between.width, between.height);
  expect(walls.filter((wall) => doBoxesOverlap(box, wall))).toEqual([]);
  expect(between.width).toBeGreaterThan(textWidth('Contain', VERB_BUTTON.stackedText, 'bold'));
  const [nowhere] = placeVerbs([mark], {
    ...context,
    avoidedBoxes: [{ left: 0, right: 1600, top: 0, bottom: 2000 }],
  });
  expect(nowhere?.width).toBeGreaterThan(VERB_BUTTON.height); // still a target of the full height
});
