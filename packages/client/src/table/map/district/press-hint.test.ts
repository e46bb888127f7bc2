import { getMarkedDistricts } from '../overlay/dimmer';
import { getPressHint } from './press-hint';

test('burns a legal target and returns not-now for a worse target', () => {
  const lit = [
    { to: 'guild-hall', rank: 1, exits: ['s-bennet'], legal: true },
    { to: 'leadenhall', rank: 2, exits: ['bridgeward'], legal: false },
  ] as const;
  expect(getPressHint({ targets: lit }, 'guild-hall')).toEqual({ effect: 'burn', rank: 1 });
  expect(getPressHint({ targets: lit }, 'leadenhall')).toEqual({ effect: 'not-now' });
  expect(getPressHint({ targets: lit }, 'temple')).toEqual({ effect: 'nothing' });
});

test('returns chosen for the chosen target, whatever its other marks', () => {
  const lit = [{ to: 'guild-hall', rank: 1, exits: ['s-bennet'], legal: true }] as const;
  const chosen = { to: 'guild-hall', exit: 's-bennet', path: ['s-bennet', 'guild-hall'] } as const;
  expect(getPressHint({ targets: lit, chosenSpread: chosen }, 'guild-hall')).toEqual({ effect: 'chosen' });
});

test('returns the effect for a destination, a place, a selection and a cone slot', () => {
  expect(getPressHint({ destinations: [{ to: 'temple', cost: 2, pinned: true }] }, 'temple')).toEqual({
    effect: 'walk',
    cost: 2,
    pinned: true,
  });
  expect(getPressHint({ placeable: ['temple'] }, 'temple')).toEqual({ effect: 'place' });
  expect(getPressHint({ selected: 'temple' }, 'temple')).toEqual({ effect: 'selected' });
  expect(
    getPressHint({ coneRoom: [{ district: 'temple', room: 3 }], placedCones: { temple: 1 } }, 'temple'),
  ).toEqual({
    effect: 'grow',
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
