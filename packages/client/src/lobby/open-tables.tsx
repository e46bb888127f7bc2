import {
  type TableFilter,
  type MatchListItem as Row,
  type MatchListItem,
  matchesFilter,
} from '@great-fire/protocol';
import { use, useState } from 'react';
import { useLocation } from 'wouter';
import { lazyExtra, lazyWithMessages } from '../i18n/lazy-with-messages';
import { useTranslation } from '../i18n/use-translation';
import { Button } from '../ui/button';
import { KnownTableNames } from '../create-table/known-table-names';
import { importWithRetry } from '../lib/lazy-with-retry';
import { useMutation } from '../api/use-mutation';
import { RequestError } from '../ui/request-error';
import { usePlayerName } from '../account/player-name';
import { tableLink } from '../lib/link-state';
import { tablePath } from '../lib/routes';
import { JoinByLink } from './join-by-link';
import { LoadingRows } from './loading-rows';
import styles from './lobby-list.module.css';
import type { FilterQuery } from './filter-query';

interface FindGameButtonProps {
  readonly isReady: boolean; // the matches are known
  readonly matches: readonly MatchListItem[]; // that match the filter
  readonly filter: TableFilter;
}

/** Button that takes a seat at any table that fits, or creates one. A player without a name gets one. */
function FindGameButton({ isReady, matches, filter }: FindGameButtonProps) {
  const { t } = useTranslation('lobby');
  const [, navigate] = useLocation();
  const { name, setName } = usePlayerName();
  const knownNames = use(KnownTableNames);
  const { isPending, error, run } = useMutation();
  const find = async () => {
    const playerName = name.trim() || t('guestName', { number: 10 + Math.floor(Math.random() * 90) });
    const tableName = t('defaultTableName', { name: playerName });
    const claim = await run(async () => {
      const { findGame } = await importWithRetry(() => import('./find-game.lazy'));
      return findGame({ matches, filter, name: playerName, tableName, knownNames });
    });
    if (claim === null) return;
    setName(playerName);
    navigate(tablePath(claim.match.id), tableLink(claim.match.tableName, claim.match.status));
  };
  return (
    <div className={styles['find']}>
      <Button
        size="small"
        disabled={!isReady || isPending}
        onClick={() => void find()}
        data-testid="find-game"
      >
        {t('findGame')}
      </Button>
      <RequestError error={error} />
    </div>
  );
}

interface NoOpenTablesProps {
  readonly filter: TableFilter;
  readonly onShowAll: () => void;
  readonly onCreateTable: () => void;
}

/** Message if no open table matches. With a filter, has buttons to clear it or to create such a table. */
function NoOpenTables({ filter, onShowAll, onCreateTable }: NoOpenTablesProps) {
  const { t } = useTranslation('lobby');
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <div className={styles['empty']} role="status" data-testid="no-open-tables">
      <b className="ink block fell-20">{isFiltered ? t('filter.empty') : t('noOpenTables')}</b>
      {!isFiltered && t('noOpenTablesHint')}
      {isFiltered && (
        <div className="flex wrap gap-8 pad-top-10">
          <Button onClick={onShowAll}>{t('filter.showAll')}</Button>
          <Button onClick={onCreateTable}>{t('filter.createMatchingTable')}</Button>
        </div>
      )}
    </div>
  );
}

// Loaded lazily: an empty lobby needs no filters.
const TableFilters = lazyExtra(
  () => import('./table-filters.lazy').then((module) => module.TableFilters),
  'lobbyLists',
);
const TableRow = lazyWithMessages(
  () => import('./table-row.lazy').then((module) => module.TableRow),
  'lobbyLists',
);

const PAGE_SIZE = 50; // initial rows, so that a filter change renders fast

interface OpenTablesProps extends FilterQuery {
  readonly loadingRows: number | null; // rows whose place is kept while the lists are loading; null: the lists are known
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
  loadingRows,
  onLoadMore,
  onCreateTable,
}: OpenTablesProps) {
  const { t } = useTranslation('lobby');
  const [pages, setPages] = useState(1);
  const matching = [...matches, ...abandoned].filter((match) => matchesFilter(match, filter));
  const isFiltered = Object.keys(filter).length > 0;
  const isReady = loadingRows === null;
  const visible = matching.slice(0, pages * PAGE_SIZE);
  const hasMore = visible.length < matching.length;
  const showMore = () => {
    setPages(pages + 1);
    if (!hasMore) onLoadMore?.();
  };
  return (
    <section>
      <div className={styles['head']}>
        <h2>{t('openTables')}</h2>
        <FindGameButton isReady={isReady} matches={matching} filter={filter} />
        <JoinByLink />
        {(isFiltered || (loadingRows ?? matching.length) > 0) && (
          <div className={styles['filters']}>
            {isReady && (
              <TableFilters
                filter={filter}
                onChange={(next) => {
                  setPages(1);
                  setFilter(next);
                }}
              />
            )}
          </div>
        )}
      </div>
      {!isReady ? (
        <LoadingRows count={Math.max(loadingRows, 1)} />
      ) : visible.length > 0 ? (
        <ul>
          {visible.map((match) => (
            <TableRow key={match.id} match={match} action={t('takeSeat')} />
          ))}
        </ul>
      ) : (
        isFilterApplied && (
          <NoOpenTables
            filter={filter}
            onShowAll={() => setFilter({})}
            onCreateTable={() => onCreateTable(filter)}
          />
        )
      )}
      {(hasMore || onLoadMore !== null) && <Button onClick={showMore}>{t('showMore')}</Button>}
    </section>
  );
}
