import type { TableFilter, TableRow as Row } from '@great-fire/protocol';
import { fits } from '@great-fire/protocol';
import { Suspense, useState } from 'react';
import { openWords } from '../i18n/i18n';
import { useTranslation } from '../i18n/use-translation';
import { Button } from '../ui/button';
import { JoinByLink } from './join-by-link';
import styles from './lists.module.css';
import { NoTable } from './no-table';
import type { AddressFilter } from './use-filter';
import { lazily } from '../shell/lazily';

// An empty lobby has nothing to list and nothing to filter, and need not fetch how.
const TableFilters = lazily(async () => {
  const [filters] = await Promise.all([import('./table-filters'), openWords('lists')]);
  return { default: filters.TableFilters };
});
const TableRow = lazily(async () => {
  const [row] = await Promise.all([import('./table-row'), openWords('lists')]);
  return { default: row.TableRow };
});

const PAGE = 50; // rows drawn at first: however many are known, a press on a filter is answered at once

interface OpenTablesProps extends AddressFilter {
  readonly matches: readonly Row[]; // those known, whether they fit or not
  readonly deserted: readonly Row[]; // a seat of theirs is open to whoever comes
  readonly isSettled: boolean; // the server has told which tables fit
  readonly onMore: (() => void) | null; // null: it has told all
  readonly onOpenLike: (filter: TableFilter) => void;
}

/** Tables with a free seat, as they come and go; then games under way that lack somebody. */
export function OpenTables({
  matches,
  deserted,
  filter,
  setFilter,
  isSettled,
  onMore,
  onOpenLike,
}: OpenTablesProps) {
  const { t } = useTranslation('lobby');
  const [pages, setPages] = useState(1);
  const fitting = [...matches, ...deserted].filter((match) => fits(match, filter));
  const isFiltered = Object.keys(filter).length > 0;
  const shown = fitting.slice(0, pages * PAGE);
  const hasMore = shown.length < fitting.length;
  const showMore = () => {
    setPages(pages + 1);
    if (!hasMore) onMore?.();
  };
  return (
    <section>
      <div className={styles['head']}>
        <h2>{t('open')}</h2>
        <JoinByLink />
        {(isFiltered || fitting.length > 0) && (
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
      {shown.length > 0 ? (
        <Suspense fallback={null}>
          <ul>
            {shown.map((match) => (
              <TableRow key={match.id} match={match} action={t('sit')} />
            ))}
          </ul>
        </Suspense>
      ) : (
        isSettled && (
          <NoTable filter={filter} onShowAll={() => setFilter({})} onOpenLike={() => onOpenLike(filter)} />
        )
      )}
      {(hasMore || onMore !== null) && <Button onClick={showMore}>{t('more')}</Button>}
    </section>
  );
}
