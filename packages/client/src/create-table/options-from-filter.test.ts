import { optionsFromFilter } from './options-from-filter.lazy';

test('fills the form from a filter and takes defaults for the rest', () => {
  expect(
    optionsFromFilter({
      players: '6',
      hiddenColours: 'yes',
      cones: '100',
      timeControl: 'slow',
      language: 'fr',
    }),
  ).toMatchObject({
    seats: 6,
    variants: { hiddenColours: true, moreDestruction: false, cones: 100, private: false },
    timeControl: { clock: { kind: 'correspondence', days: 1 } },
    extras: { language: 'fr', bots: 0 },
  });
  expect(optionsFromFilter({})).toMatchObject({
    seats: 4,
    variants: { cones: 65 },
    timeControl: { clock: { kind: 'none' } },
    extras: { language: null, bots: 0, spectatorAccess: null },
  });
  expect(optionsFromFilter({ bots: 'yes' }).extras.bots).toBe(1);
});
