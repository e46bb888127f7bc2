import { askedAbout } from '../overlay/asked';
import { pressOn } from './press';

test('a lit district burns when pressed, a worse one says why not', () => {
  const lit = [
    { to: 'guild-hall', rank: 1, exits: ['s-bennet'], legal: true },
    { to: 'leadenhall', rank: 2, exits: ['bridgeward'], legal: false },
  ] as const;
  expect(pressOn({ lit }, 'guild-hall')).toEqual({ does: 'burn', rank: 1 });
  expect(pressOn({ lit }, 'leadenhall')).toEqual({ does: 'not-now' });
  expect(pressOn({ lit }, 'temple')).toEqual({ does: 'nothing' });
});

test('a chosen district is chosen, whatever else it is', () => {
  const lit = [{ to: 'guild-hall', rank: 1, exits: ['s-bennet'], legal: true }] as const;
  const chosen = { to: 'guild-hall', exit: 's-bennet', path: ['s-bennet', 'guild-hall'] } as const;
  expect(pressOn({ lit, chosen }, 'guild-hall')).toEqual({ does: 'chosen' });
});

test('reach, place, room and selection each say what a press does', () => {
  expect(pressOn({ reach: [{ to: 'temple', cost: 2, pinned: true }] }, 'temple')).toEqual({
    does: 'walk',
    cost: 2,
    pinned: true,
  });
  expect(pressOn({ place: ['temple'] }, 'temple')).toEqual({ does: 'place' });
  expect(pressOn({ selected: 'temple' }, 'temple')).toEqual({ does: 'selected' });
  expect(pressOn({ room: [{ district: 'temple', room: 3 }], picks: { temple: 1 } }, 'temple')).toEqual({
    does: 'grow',
    room: 3,
    picks: 1,
  });
});

test('what may not burn now is not asked about', () => {
  const asked = askedAbout({
    lit: [
      { to: 'guild-hall', rank: 1, exits: [], legal: true },
      { to: 'leadenhall', rank: 2, exits: [], legal: false },
    ],
    selected: 'temple',
  });
  expect([...asked].sort()).toEqual(['guild-hall', 'temple']);
});
