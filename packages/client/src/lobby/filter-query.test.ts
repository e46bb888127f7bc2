import { FILTERS, FILTER_NAMES } from '@great-fire/protocol';
import type { TableFilter } from '@great-fire/protocol';
import { patchFilter, parseFilter, serializeFilter } from './filter-query';

test('every word of every filter goes into the address and comes back', () => {
  for (const name of FILTER_NAMES) {
    for (const word of FILTERS[name]) {
      const filter: TableFilter = { [name]: word };
      expect(parseFilter(serializeFilter('', filter))).toEqual(filter);
    }
  }
  const all = {
    players: '4',
    hidden: 'no',
    more: 'yes',
    cones: '65',
    pace: 'live',
    language: 'de',
    bots: 'no',
  } as const;
  expect(serializeFilter('', all)).toBe(
    'players=4&hidden=no&more=yes&cones=65&pace=live&language=de&bots=no',
  );
  expect(parseFilter(`?${serializeFilter('', all)}`)).toEqual(all);
});

test('what an address says beside the filters stays, and what is no filter is passed over', () => {
  expect(serializeFilter('?theme=night&pace=slow', { pace: 'live' })).toBe('theme=night&pace=live');
  expect(serializeFilter('?pace=slow', {})).toBe('');
  expect(parseFilter('?pace=fast&players=2&language=&bots=yes&bots=no&__proto__=x&constructor=y')).toEqual({
    bots: 'yes',
  });
});

test('a filter that is taken away says nothing any more', () => {
  expect(patchFilter({ pace: 'live', language: 'de' }, { pace: null })).toEqual({ language: 'de' });
  expect(patchFilter({ pace: 'live' }, { hidden: 'no', cones: null })).toEqual({
    pace: 'live',
    hidden: 'no',
  });
});
