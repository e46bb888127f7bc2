/** What a filter of the lobby asks of a stored table, alike in every storage. */
import type { TableFilter } from '@great-fire/protocol';

/** The columns of `matches` that a filter asks about; bots are rows of their own. */
export type FilterColumn = 'players' | 'is_hidden' | 'is_more' | 'cones' | 'pace_group' | 'language';

type FilterCondition = readonly [column: FilterColumn, value: number | string];

const toFlag = (value: 'yes' | 'no'): number => (value === 'yes' ? 1 : 0);

/** What each column must hold, in an order that is always the same. */
export function filterConditions(filter: TableFilter): readonly FilterCondition[] {
  const { players, hiddenColours, moreDestruction, cones, timeControl, language } = filter;
  const conditions: readonly (FilterCondition | null)[] = [
    players === undefined ? null : ['players', Number(players)],
    hiddenColours === undefined ? null : ['is_hidden', toFlag(hiddenColours)],
    moreDestruction === undefined ? null : ['is_more', toFlag(moreDestruction)],
    cones === undefined ? null : ['cones', Number(cones)],
    timeControl === undefined ? null : ['pace_group', timeControl],
    language === undefined ? null : ['language', language],
  ];
  return conditions.filter((condition) => condition !== null);
}
