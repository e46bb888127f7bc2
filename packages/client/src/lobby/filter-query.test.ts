import { FILTERS, FILTER_NAMES, type TableFilter } from '@great-fire/protocol';
import { patchFilter, parseFilter, serializeFilter } from './filter-query';

test('writes every filter value to the query and reads it back', () => {
  for (const name of FILTER_NAMES) {
    for (const word of FILTERS[name]) {
      const filter: TableFilter = { [name]: word };
      expect(parseFilter(serializeFilter('', filter))).toEqual(filter);
    }
  }
  const all = {
    players: '4',
    hiddenColours: 'no',
    moreDestruction: 'yes',
    cones: '65',
    timeControl: 'live',
    language: 'de',
    bots: 'no',
  } as const;
  expect(serializeFilter('', all)).toBe(
    'players=4&hiddenColours=no&moreDestruction=yes&cones=65&timeControl=live&language=de&bots=no',
  );
  expect(parseFilter(`?${serializeFilter('', all)}`)).toEqual(all);
});

test('keeps other parameters and ignores invalid filter values', () => {
  expect(serializeFilter('?theme=night&timeControl=slow', { timeControl: 'live' })).toBe(
    'theme=night&timeControl=live',
  );
  expect(serializeFilter('?timeControl=slow', {})).toBe('');
  expect(parseFilter('?pace=fast&players=2&language=&bots=yes&bots=no&__proto__=x&constructor=y')).toEqual({
    bots: 'yes',
  });
});

test('removes the parameter of a cleared filter', () => {
  expect(patchFilter({ timeControl: 'live', language: 'de' }, { timeControl: null })).toEqual({
    language: 'de',
  });
  expect(patchFilter({ timeControl: 'live' }, { hiddenColours: 'no', cones: null })).toEqual({
    timeControl: 'live',
    hiddenColours: 'no',
  });
});
