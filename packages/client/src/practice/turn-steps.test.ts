import { joinSteps } from './turn-steps';

const spread = {
  type: 'spread',
  card: 'W',
  from: 'pudding-lane',
  exit: 'pudding-lane',
  to: 'dowgate',
} as const;

test('joins a walk, the way of a band and several cones into one step each', () => {
  expect(
    joinSteps([
      spread,
      { type: 'move-band', from: 'temple', to: 'whitefriars' },
      { type: 'move-band', from: 'whitefriars', to: 'blackfriars' },
      { type: 'move-band', from: 'temple', to: 'whitefriars' },
      { type: 'move-pawn', to: 'vintry' },
      { type: 'move-pawn', to: 'dowgate' },
      { type: 'put-out', district: 'dowgate' },
      { type: 'put-out', district: 'dowgate' },
      { type: 'demolish', district: 'vintry' },
    ]),
  ).toEqual([
    { kind: 'spread', from: 'pudding-lane', district: 'dowgate', card: 'W' },
    { kind: 'band', from: 'temple', district: 'blackfriars' },
    { kind: 'band', from: 'temple', district: 'whitefriars' },
    { kind: 'walk', district: 'dowgate' },
    { kind: 'cones', district: 'dowgate', count: 2 },
    { kind: 'demolish', district: 'vintry' },
  ]);
});
