import { soundOfMove } from './what-sounds';

test('a burn crackles, whatever card brought it', () => {
  expect(
    soundOfMove([
      { type: 'fire-spread', seat: 0, card: 'N', path: ['pudding-lane', 's-mary'], double: false },
      { type: 'houses-burned', seat: 0, district: 's-mary', houses: { red: 1 } },
    ]),
  ).toBe('crackle');
});

test('water splashes, powder thuds, a draw rustles, an end of actions is silent', () => {
  expect(soundOfMove([{ type: 'cone-put-out', seat: 0, district: 's-mary' }])).toBe('splash');
  expect(
    soundOfMove([{ type: 'district-demolished', seat: 0, district: 's-mary', houses: {}, token: false }]),
  ).toBe('thud');
  expect(
    soundOfMove([
      { type: 'actions-ended', seat: 0, points: 1 },
      { type: 'card-drawn', seat: 0 },
    ]),
  ).toBe('paper');
  expect(soundOfMove([{ type: 'hand-kept', seat: 0 }])).toBeNull();
});
