import type { TableFilter, MatchListItem as Row } from '@great-fire/protocol';
import { matchesFilter } from '@great-fire/protocol';
import { Suspense, useState } from 'react';
import { loadMessages } from '../i18n/i18n';
import { useTranslation } from '../i18n/use-translation';
import { Button } from '../ui/button';
import { FindGameButton } from './find-game-button';
import { JoinByLink } from './join-by-link';
import styles from './lobby-list.module.css';
import { NoOpenTables } from './no-open-tables';
import type { FilterQuery } from './use-filter-query';
import { lazyWithRetry } from '../lib/lazy-with-retry';

// Loaded lazily: an empty lobby needs no filters.
const TableFilters = lazyWithRetry(async () => {
  const [module] = await Promise.all([import('./table-filters.lazy'), loadMessages('lobbyLists')]);
  return { default: module.TableFilters };
});
const TableRow = lazyWithRetry(async () => {
  const [module] = await Promise.all([import('./table-row.lazy'), loadMessages('lobbyLists')]);
  return { default: module.TableRow };
});

const PAGE_SIZE = 50; // initial rows, so that a filter change renders fast

interface OpenTablesProps extends FilterQuery {
  readonly matches: readonly Row[]; // all known ones; the list filters them
  readonly abandoned: readonly Row[]; // running games with an abandoned seat
  readonly isFilterApplied: boolean; // the server has applied the filter
  readonly onLoadMore: (() => void) | null; // null: all are loaded
  readonly onCreateTable: (filter: TableFilter) => void;
}

/** Lists the open tables, then the running games with an abandoned seat. */
export function OpenTables({
  matches,
  abandoned,
  filter,
  setFilter,
  isFilterApplied,
  onLoadMore,
  onCreateTable,
}: OpenTablesProps) {
  const { t } = useTranslation('lobby');
  const [pages, setPages] = useState(1);
  const matching = [...matches, ...abandoned].filter((match) => matchesFilter(match, filter));
  const isFiltered = Object.keys(filter).length > 0;
  const visible = matching.slice(0, pages * PAGE_SIZE);
  const hasMore = visible.length < matching.length;
  const showMore = () => {
    setPages(pages + 1);
    if (!hasMore) onLoadMore?.();
  };
  return (
    <section>
      <div className={styles['head']}>
        <h2>{t('open')}</h2>
        <FindGameButton matches={matching} filter={filter} />
        <JoinByLink />
        {(isFiltered || matching.length > 0) && (
          <div className={styles['filters']}>
            <Suspense fallback={null}>
              <TableFilters
                filter={filter}
                onChange={(next) => {
                  setPages(1);
                  setFilter(next);
                }}
              />
            </Suspense>
          </div>
        )}
      </div>
      {visible.length > 0 ? (
        <Suspense fallback={null}>
          <ul>
            {visible.map((match) => (
              <TableRow key={match.id} match={match} action={t('sit')} />
            ))}
          </ul>
        </Suspense>
      ) : (
        isFilterApplied && (
          <NoOpenTables
            filter={filter}
            onShowAll={() => setFilter({})}
            onCreateTable={() => onCreateTable(filter)}
          />
        )
      )}
      {(hasMore || onLoadMore !== null) && <Button onClick={showMore}>{t('more')}</Button>}
    </section>
  );
}
