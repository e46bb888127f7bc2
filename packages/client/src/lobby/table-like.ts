/** A table as somebody looked for it, where none was open. */
import { NO_CLOCK } from '@great-fire/protocol';
import type { OpenTable, Pace, TableFilter } from '@great-fire/protocol';
import { LENGTHS } from '../pace/lengths';
import type { TableRules } from './usual-rules';
import { USUAL_RULES } from './usual-rules';

export interface TableWish {
  readonly seats: OpenTable['seats'];
  readonly rules: TableRules;
  readonly pace: Pace;
  readonly language: OpenTable['language'] | null; // null: the one that the page speaks
}

const SEATS = { 3: 3, 4: 4, 5: 5, 6: 6 } as const;

const PACES: Readonly<Record<NonNullable<TableFilter['pace']>, Pace>> = {
  live: { clock: LENGTHS.friendly[0], timeOut: 'vote' },
  slow: { clock: LENGTHS.days[0], timeOut: 'vote' },
  none: NO_CLOCK,
};

/** What a filter leaves open is the usual. */
export function wishLike(filter: TableFilter | null): TableWish {
  const { players = '4', hidden, more, cones, pace = 'none', language = null } = filter ?? {};
  return {
    seats: SEATS[players],
    rules: {
      ...USUAL_RULES,
      hiddenColours: hidden === 'yes',
      moreDestruction: more === 'yes',
      cones: cones === '100' ? 100 : 65,
    },
    pace: PACES[pace],
    language,
  };
}
