import { BOARD, LONDON_MAP } from '@great-fire/game/board';
import { boxAround, insetDistance, doBoxesOverlap } from '../polygon';
import type { SpreadTargetMark } from '../marks';
import { crossingBetween, routePoints } from './links';
import { pinsOf } from './pins';

const noBoxes = () => [];

const guildHall: SpreadTargetMark = {
  to: 'guild-hall',
  rank: 1,
  exits: ['s-bennet', 'cheapside'],
  legal: true,
};

test('places a pin on every link to a legal target', () => {
  const pins = pinsOf([guildHall], null, noBoxes);
  expect(pins.map(({ key, state }) => [key, state])).toEqual([
    ['s-bennet guild-hall', 'legal'],
    ['cheapside guild-hall', 'legal'],
  ]);
});

test('places one pin on the chosen link of the chosen target', () => {
  const pins = pinsOf(
    [guildHall],
    {
      to: 'guild-hall',
      exit: 'cheapside',
      path: ['pudding-lane', 's-bennet', 'cheapside', 'guild-hall'],
    },
    noBoxes,
  );
  expect(pins.map(({ key, state }) => [key, state])).toEqual([['cheapside guild-hall', 'chosen']]);
});

test('places one dashed pin for a target of a worse rank', () => {
  const pins = pinsOf([{ ...guildHall, rank: 2, legal: false }], null, noBoxes);
  expect(pins).toHaveLength(1);
  expect(pins[0]?.state).toBe('illegal');
});

test('shows ranks only if two of them differ', () => {
  const leadenhall: SpreadTargetMark = { to: 'leadenhall', rank: 2, exits: ['bridgeward'], legal: false };
  const ranks = (...targets: readonly SpreadTargetMark[]) =>
    pinsOf(targets, null, noBoxes).map(({ rank }) => rank);
  expect(ranks(guildHall)).toEqual([null, null]);
  expect(ranks(guildHall, leadenhall)).toEqual([1, 1, 2]);
});

test('shows no dashed pin for a district that another fire can legally reach', () => {
  const other: SpreadTargetMark = { to: 'guild-hall', rank: 1, exits: ['moorgate'], legal: false };
  expect(pinsOf([other, guildHall], null, noBoxes).map(({ state }) => state)).toEqual(['legal', 'legal']);
});

test('places a pin on a corner only without a border link', () => {
  const [cross] = LONDON_MAP.links.filter((link) => link.kind === 'cross' && link.fire);
  if (cross === undefined) throw new Error('The board has no crosses');
  const border = BOARD[cross.b].neighbours.find((other) => other.allowsFire && other.bearing.length === 1);
  if (border === undefined) throw new Error(`${cross.b} has no borders`);
  const overCorner = pinsOf([{ to: cross.b, rank: 1, exits: [cross.a], legal: true }], null, noBoxes);
  const both = pinsOf([{ to: cross.b, rank: 1, exits: [cross.a, border.id], legal: true }], null, noBoxes);
  expect(overCorner.map(({ key }) => key)).toEqual([`${cross.a} ${cross.b}`]);
  expect(both.map(({ key }) => key)).toEqual([`${border.id} ${cross.b}`]);
});

const fireLinks = LONDON_MAP.links.filter(({ fire }) => fire);

test.each(fireLinks.map(({ a, b }) => [a, b] as const))(
  'places the pin from %s to %s inside its target',
  (a, b) => {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const [pin] = pinsOf([{ to, rank: 1, exits: [from], legal: true }], null, noBoxes);
      expect(insetDistance(BOARD[to].map.polygon, pin?.at ?? [0, 0])).toBeGreaterThan(5);
    }
  },
);

test('slides a pin along its border until it covers nothing', () => {
  const bread: SpreadTargetMark = { to: 'bread-street', rank: 2, exits: ['cheapside'], legal: true };
  const [straight] = pinsOf([bread], null, noBoxes);
  const blocked = boxAround(straight?.at ?? [0, 0], 30, 20);
  const [slid] = pinsOf([bread], null, () => [blocked]);
  expect(doBoxesOverlap(boxAround(slid?.at ?? [0, 0], 25, 25), blocked)).toBe(false);
  expect(insetDistance(BOARD['bread-street'].map.polygon, slid?.at ?? [0, 0])).toBeGreaterThan(5);
});

test('crosses every border of a path at its link', () => {
  const path = ['pudding-lane', 's-bennet', 'guild-hall'] as const;
  const points = routePoints(path, null, 2).map((point) => point.join());
  for (const [from, to] of [
    ['pudding-lane', 's-bennet'],
    ['s-bennet', 'guild-hall'],
  ] as const) {
    expect(points).toContain(crossingBetween(from, to)?.at.join());
  }
});

test('returns no crossing for districts that do not touch', () => {
  expect(crossingBetween('tower', 'temple')).toBeNull();
});
