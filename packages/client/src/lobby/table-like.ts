/** A table as somebody looked for it, where none was open. */
import { NO_CLOCK } from '@great-fire/protocol';
import type { Pace, TableFilter } from '@great-fire/protocol';
import { LENGTHS } from '../pace/lengths';
import type { TableWish } from './table-wish';
import { USUAL_TABLE } from './table-wish';
import { USUAL_RULES } from './usual-rules';

const SEATS = { 3: 3, 4: 4, 5: 5, 6: 6 } as const;

const PACES: Readonly<Record<NonNullable<TableFilter['pace']>, Pace>> = {
  live: { clock: LENGTHS.friendly[0], timeOut: 'vote' },
  slow: { clock: LENGTHS.days[0], timeOut: 'vote' },
  none: NO_CLOCK,
};

/** What a filter leaves open is the usual. */
export function wishLike(filter: TableFilter): TableWish {
  const { players = '4', hidden, more, cones, pace = 'none', language = null } = filter;
  return {
    seats: SEATS[players],
    rules: {
      ...USUAL_RULES,
      hiddenColours: hidden === 'yes',
      moreDestruction: more === 'yes',
      cones: cones === '100' ? 100 : 65,
    },
    pace: PACES[pace],
    also: { ...USUAL_TABLE.also, language, bots: filter.bots === 'yes' ? 1 : 0 },
  };
}
