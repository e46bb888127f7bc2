/** The conditions of a lobby filter on the columns of `matches`. */
import type { TableFilter } from '@great-fire/protocol';

/** The columns that a filter uses. Bots are rows of another table. */
type FilterColumn =
  'players' | 'has_hidden_colours' | 'has_more_destruction' | 'cones' | 'time_control_group' | 'language';

type FilterCondition = readonly [column: FilterColumn, value: number | string];

const toFlag = (value: 'yes' | 'no'): number => (value === 'yes' ? 1 : 0);

/** Returns the required value of each column, always in the same order. */
export function filterConditions(filter: TableFilter): readonly FilterCondition[] {
  const { players, hiddenColours, moreDestruction, cones, timeControl, language } = filter;
  const conditions: readonly (FilterCondition | null)[] = [
    players === undefined ? null : ['players', Number(players)],
    hiddenColours === undefined ? null : ['has_hidden_colours', toFlag(hiddenColours)],
    moreDestruction === undefined ? null : ['has_more_destruction', toFlag(moreDestruction)],
    cones === undefined ? null : ['cones', Number(cones)],
    timeControl === undefined ? null : ['time_control_group', timeControl],
    language === undefined ? null : ['language', language],
  ];
  return conditions.filter((condition) => condition !== null);
}
