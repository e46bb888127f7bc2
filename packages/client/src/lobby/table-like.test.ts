import { wishLike } from './table-like';

test('a table that is opened like a filter is one that fits it, and usual otherwise', () => {
  expect(wishLike({ players: '6', hidden: 'yes', cones: '100', pace: 'slow', language: 'fr' })).toMatchObject(
    {
      seats: 6,
      rules: { hiddenColours: true, moreDestruction: false, cones: 100, private: false },
      pace: { clock: { kind: 'days', days: 1 } },
      also: { language: 'fr', bots: 0 },
    },
  );
  expect(wishLike({})).toMatchObject({
    seats: 4,
    rules: { cones: 65 },
    pace: { clock: { kind: 'none' } },
    also: { language: null, bots: 0, watching: null },
  });
  expect(wishLike({ bots: 'yes' }).also.bots).toBe(1);
});
