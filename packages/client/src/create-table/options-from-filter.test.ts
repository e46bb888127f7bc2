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

test.each(['3', '4', '5', '6'] as const)('takes over %s players', (players) => {
  expect(optionsFromFilter({ players }).seats).toBe(Number(players));
});

test.each([
  ['hiddenColours', { hiddenColours: true, moreDestruction: false, cones: 65, private: false }],
  ['moreDestruction', { hiddenColours: false, moreDestruction: true, cones: 65, private: false }],
] as const)('takes over the rule %s only if the filter asks for it', (rule, variants) => {
  expect(optionsFromFilter({ [rule]: 'yes' }).variants).toEqual(variants);
  expect(optionsFromFilter({ [rule]: 'no' }).variants).toMatchObject({ [rule]: false });
  expect(optionsFromFilter({ cones: '65', bots: 'no' })).toMatchObject({
    ...{ variants: { cones: 65 }, extras: { bots: 0 } },
  });
});

test('takes over the kind of clock, and lets the others vote when time runs out', () => {
  const timeControlOf = (timeControl: 'live' | 'slow' | 'none') =>
    optionsFromFilter({ timeControl }).timeControl;
  expect(timeControlOf('live')).toEqual({ clock: { kind: 'per-turn', seconds: 90 }, timeoutAction: 'vote' });
  expect(timeControlOf('slow').timeoutAction).toBe('vote');
  expect(timeControlOf('none').clock).toEqual({ kind: 'none' });
});
