import type { TableFilter, MatchListItem as Row } from '@great-fire/protocol';
import { matchesFilter } from '@great-fire/protocol';
import { Suspense, useState } from 'react';
import { loadMessages } from '../i18n/i18n';
import { useTranslation } from '../i18n/use-translation';
import { Button } from '../ui/button';
import { JoinByLink } from './join-by-link';
import styles from './lobby-list.module.css';
import { NoOpenTables } from './no-open-tables';
import type { FilterQuery } from './use-filter-query';
import { lazyWithRetry } from '../lib/lazy-with-retry';

// An empty lobby has nothing to list and nothing to filter, and need not fetch how.
const TableFilters = lazyWithRetry(async () => {
  const [module] = await Promise.all([import('./table-filters'), loadMessages('lists')]);
  return { default: module.TableFilters };
});
const TableRow = lazyWithRetry(async () => {
  const [module] = await Promise.all([import('./table-row'), loadMessages('lists')]);
  return { default: module.TableRow };
});

const PAGE_SIZE = 50; // rows drawn at first: however many are known, a press on a filter is answered at once

interface OpenTablesProps extends FilterQuery {
  readonly matches: readonly Row[]; // those known, whether they fit or not
  readonly abandoned: readonly Row[]; // a seat of theirs is open to whoever comes
  readonly isFilterApplied: boolean; // the server has told which tables fit
  readonly onLoadMore: (() => void) | null; // null: it has told all
  readonly onCreateTable: (filter: TableFilter) => void;
}

/** Tables with a free seat, as they come and go; then games under way that lack somebody. */
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
