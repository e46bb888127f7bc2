import { getMarkedDistricts } from '../overlay/marked-districts';
import { getPressHint } from './press-hint';

test('a lit district burns when pressed, a worse one says why not', () => {
  const lit = [
    { to: 'guild-hall', rank: 1, exits: ['s-bennet'], legal: true },
    { to: 'leadenhall', rank: 2, exits: ['bridgeward'], legal: false },
  ] as const;
  expect(getPressHint({ targets: lit }, 'guild-hall')).toEqual({ effect: 'burn', rank: 1 });
  expect(getPressHint({ targets: lit }, 'leadenhall')).toEqual({ effect: 'not-now' });
  expect(getPressHint({ targets: lit }, 'temple')).toEqual({ effect: 'nothing' });
});

test('a chosen district is chosen, whatever else it is', () => {
  const lit = [{ to: 'guild-hall', rank: 1, exits: ['s-bennet'], legal: true }] as const;
  const chosen = { to: 'guild-hall', exit: 's-bennet', path: ['s-bennet', 'guild-hall'] } as const;
  expect(getPressHint({ targets: lit, chosenSpread: chosen }, 'guild-hall')).toEqual({ effect: 'chosen' });
});

test('reach, place, room and selection each say what a press does', () => {
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

test('what may not burn now is not asked about', () => {
  const asked = getMarkedDistricts({
    targets: [
      { to: 'guild-hall', rank: 1, exits: [], legal: true },
      { to: 'leadenhall', rank: 2, exits: [], legal: false },
    ],
    selected: 'temple',
  });
  expect([...asked].sort()).toEqual(['guild-hall', 'temple']);
});
