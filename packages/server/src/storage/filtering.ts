/** What a filter of the lobby asks of a stored table, alike in every storage. */
import type { TableFilter } from '@great-fire/protocol';

/** The columns of `matches` that a filter asks about; bots are rows of their own. */
export type FilteredColumn = 'players' | 'is_hidden' | 'is_more' | 'cones' | 'pace_group' | 'language';

type Asked = readonly [column: FilteredColumn, value: number | string];

const flag = (word: 'yes' | 'no'): number => (word === 'yes' ? 1 : 0);

/** What each column must hold, in an order that is always the same. */
export function askedOf(filter: TableFilter): readonly Asked[] {
  const { players, hidden, more, cones, pace, language } = filter;
  const asked: readonly (Asked | null)[] = [
    players === undefined ? null : ['players', Number(players)],
    hidden === undefined ? null : ['is_hidden', flag(hidden)],
    more === undefined ? null : ['is_more', flag(more)],
    cones === undefined ? null : ['cones', Number(cones)],
    pace === undefined ? null : ['pace_group', pace],
    language === undefined ? null : ['language', language],
  ];
  return asked.filter((one) => one !== null);
}
