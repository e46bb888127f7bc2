import type { DistrictState } from '@great-fire/game';
import { map } from '../../../i18n/en/map';
import { addTexts, textOf } from '../../../i18n/texts';
import type { Spoken } from './district-speech';
import { districtSpeech } from './district-speech';

addTexts('en', 'map', map);

const empty: DistrictState = { houses: [], cones: 0, bands: 0, demolished: false, token: false };

function say(spoken: Partial<Spoken>): string {
  return districtSpeech((key, values) => textOf('en', ['map'], key, values), {
    id: 'guild-hall',
    look: 'standing',
    state: empty,
    pawns: [],
    myColour: 'green',
    myPawn: 'green',
    mine: false,
    press: { does: 'nothing' },
    ...spoken,
  });
}

test('a standing district says its houses by colour, whose they are, and what its objective is worth', () => {
  const state = { ...empty, houses: ['red', 'green', 'red'] } as const;
  expect(say({ state, mine: true })).toBe(
    'Guild Hall, 2 red houses, 1 green house, yours, your objective, worth 6 points',
  );
});

test('fire says its cones, and how far it is contained', () => {
  expect(say({ id: 'vintry', look: 'burning', state: { ...empty, cones: 3 } })).toBe(
    'Vintry, on fire, 3 cones, objective worth 6 points',
  );
  expect(say({ id: 's-mary', look: 'burning', state: { ...empty, cones: 3, bands: 2 } })).toBe(
    'S. Mary, on fire, 3 cones, 2 of them contained',
  );
  expect(say({ id: 's-mary', look: 'contained', state: { ...empty, cones: 1, bands: 2 } })).toBe(
    'S. Mary, on fire, 1 cone, contained, 1 free trained band',
  );
});

test('burnt out, demolished and grass are said', () => {
  expect(say({ id: 's-mary', look: 'burnt-out' })).toBe('S. Mary, burnt out');
  expect(say({ id: 's-mary', look: 'demolished', state: { ...empty, demolished: true } })).toBe(
    'S. Mary, demolished',
  );
  expect(say({ id: 'moorfields', look: 'grass', pawns: ['green', 'red'] })).toBe(
    'Moorfields, grass, green pawn, yours, red pawn',
  );
});

test('a token is said, and never which', () => {
  expect(say({ id: 's-mary', state: { ...empty, token: true } })).toBe('S. Mary, a token face down');
});

test('says what choosing a district does', () => {
  const mary = { id: 's-mary' } as const;
  expect(say({ ...mary, press: { does: 'burn', rank: 1 } })).toBe('S. Mary, choose to burn it, rank 1');
  expect(say({ ...mary, press: { does: 'walk', cost: 2, pinned: false } })).toBe(
    'S. Mary, choose to move here for 2 actions',
  );
  expect(say({ ...mary, press: { does: 'walk', cost: 1, pinned: true } })).toBe(
    'S. Mary, choose to move here for 1 action and hold a cone',
  );
  expect(say({ ...mary, press: { does: 'grow', room: 2, picks: 1 } })).toBe(
    'S. Mary, 1 cone added, choose to add a cone, room for 2',
  );
  expect(say({ ...mary, press: { does: 'place' } })).toBe('S. Mary, choose to place here');
});
