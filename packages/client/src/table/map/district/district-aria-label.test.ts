import type { DistrictState } from '@great-fire/game';
import { map } from '../../../i18n/locales/en/map';
import { addMessages, translate } from '../../../i18n/messages';
import { getMarkedDistricts } from '../overlay/lower-overlay';
import { type LabelInput, getDistrictAriaLabel, getPressHint } from './district-aria-label';

addMessages('en', 'map', map);

const empty: DistrictState = { houses: [], cones: 0, bands: 0, demolished: false, token: false };

function label(input: Partial<LabelInput>): string {
  return getDistrictAriaLabel((key, values) => translate('en', ['map'], key, values), {
    id: 'guild-hall',
    appearance: 'standing',
    state: empty,
    pawns: [],
    myColour: 'green',
    myPawn: 'green',
    isOwnObjective: false,
    pressHint: { effect: 'none' },
    ...input,
  });
}

test('names the houses by colour, the owner, and the VP of the objective', () => {
  const state = { ...empty, houses: ['red', 'green', 'red'] } as const;
  expect(label({ state, isOwnObjective: true })).toBe(
    'Guild Hall, 2 red houses, 1 green house, yours, your objective, worth 6 points',
  );
});

test('names the number of cones and how many are contained', () => {
  expect(label({ id: 'vintry', appearance: 'burning', state: { ...empty, cones: 3 } })).toBe(
    'Vintry, on fire, 3 cones, objective worth 6 points',
  );
  expect(label({ id: 's-mary', appearance: 'burning', state: { ...empty, cones: 3, bands: 2 } })).toBe(
    'S. Mary, on fire, 3 cones, 2 of them contained',
  );
  expect(label({ id: 's-mary', appearance: 'contained', state: { ...empty, cones: 1, bands: 2 } })).toBe(
    'S. Mary, on fire, 1 cone, contained, 1 free trained band',
  );
});

test('names the states burnt out, demolished and grass', () => {
  expect(label({ id: 's-mary', appearance: 'burnt-out' })).toBe('S. Mary, burnt out');
  expect(label({ id: 's-mary', appearance: 'demolished', state: { ...empty, demolished: true } })).toBe(
    'S. Mary, demolished',
  );
  expect(label({ id: 'moorfields', appearance: 'grass', pawns: ['green', 'red'] })).toBe(
    'Moorfields, grass, green pawn, yours, red pawn',
  );
});

test('names a token, but not its kind', () => {
  expect(label({ id: 's-mary', state: { ...empty, token: true } })).toBe('S. Mary, a token face down');
});

test('names the effect of choosing the district', () => {
  const mary = { id: 's-mary' } as const;
  expect(label({ ...mary, pressHint: { effect: 'burn', rank: 1 } })).toBe(
    'S. Mary, choose to burn it, rank 1',
  );
  expect(label({ ...mary, pressHint: { effect: 'move', cost: 2, pinned: false } })).toBe(
    'S. Mary, choose to move here for 2 actions',
  );
  expect(label({ ...mary, pressHint: { effect: 'move', cost: 1, pinned: true } })).toBe(
    'S. Mary, choose to move here for 1 action and hold a cone',
  );
  expect(label({ ...mary, pressHint: { effect: 'add-cone', coneRoom: 2, placedCones: 1 } })).toBe(
    'S. Mary, 1 cone added, choose to add a cone, room for 2',
  );
  expect(label({ ...mary, pressHint: { effect: 'place' } })).toBe('S. Mary, choose to place here');
});

test('burns a legal target and returns illegal for a worse target', () => {
  const lit = [
    { to: 'guild-hall', rank: 1, exits: ['s-bennet'], legal: true },
    { to: 'leadenhall', rank: 2, exits: ['bridgeward'], legal: false },
  ] as const;
  expect(getPressHint({ targets: lit }, 'guild-hall')).toEqual({ effect: 'burn', rank: 1 });
  expect(getPressHint({ targets: lit }, 'leadenhall')).toEqual({ effect: 'illegal' });
  expect(getPressHint({ targets: lit }, 'temple')).toEqual({ effect: 'none' });
});

test('returns chosen for the chosen target, whatever its other marks', () => {
  const lit = [{ to: 'guild-hall', rank: 1, exits: ['s-bennet'], legal: true }] as const;
  const chosen = { to: 'guild-hall', exit: 's-bennet', path: ['s-bennet', 'guild-hall'] } as const;
  expect(getPressHint({ targets: lit, chosenSpread: chosen }, 'guild-hall')).toEqual({
    effect: 'chosen-target',
  });
});

test('returns the effect for a destination, a place, a selection and a cone slot', () => {
  expect(getPressHint({ destinations: [{ to: 'temple', cost: 2, pinned: true }] }, 'temple')).toEqual({
    effect: 'move',
    cost: 2,
    pinned: true,
  });
  expect(getPressHint({ placeable: ['temple'] }, 'temple')).toEqual({ effect: 'place' });
  expect(getPressHint({ selected: 'temple' }, 'temple')).toEqual({ effect: 'selected-piece' });
  expect(
    getPressHint({ coneRoom: [{ district: 'temple', room: 3 }], placedCones: { temple: 1 } }, 'temple'),
  ).toEqual({
    effect: 'add-cone',
    coneRoom: 3,
    placedCones: 1,
  });
});

test('does not mark targets that cannot burn now', () => {
  const asked = getMarkedDistricts({
    targets: [
      { to: 'guild-hall', rank: 1, exits: [], legal: true },
      { to: 'leadenhall', rank: 2, exits: [], legal: false },
    ],
    selected: 'temple',
  });
  expect([...asked].sort()).toEqual(['guild-hall', 'temple']);
});
