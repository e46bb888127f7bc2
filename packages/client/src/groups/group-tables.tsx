import { Suspense, useCallback, useState } from 'react';
import { Link } from 'wouter';
import type { Group, MatchListItem, MatchPage } from '@great-fire/protocol';
import { fetchGroupTables } from '../api/groups';
import { previewImageUrl } from '../api/lobby';
import { useFetch } from '../api/use-fetch';
import { useMutation } from '../api/use-mutation';
import { formatDate, formatList } from '../i18n/format';
import { lazyWithMessages } from '../i18n/lazy-with-messages';
import { translateTableName } from '../i18n/table-name';
import { useTranslation } from '../i18n/use-translation';
import { lazyWithRetry } from '../lib/lazy-with-retry';
import { tableLink } from '../lib/link-state';
import { tablePath } from '../lib/routes';
import { LoadingRows } from '../lobby/loading-rows';
import { playersByPoints } from '../lobby/players-by-points';
import { Button } from '../ui/button';
import { Disclosure } from '../ui/disclosure';
import { UserText } from '../ui/user-text';
import { GroupError } from './group-error';
import styles from './groups.module.css';

const TableRow = lazyWithMessages(
  () => import('../lobby/table-row.lazy').then((module) => module.TableRow),
  'lobbyLists',
);

const DiaryPage = lazyWithRetry(() => import('../page/diary.lazy').then((module) => module.DiaryPage));

const PICTURES_MAX = 6; // the server draws ten a minute for a person
const FIRST_PAGE = 30; // tables that the server sends at once

const isInPlay = ({ status }: Pick<MatchListItem, 'status'>): boolean =>
  status === 'open' || status === 'running';

/** Fetches the tables of a group. */
export function useGroupTables(id: string) {
  const fetcher = useCallback(() => fetchGroupTables(id), [id]);
  const { data, error, setData, refetch } = useFetch<MatchPage>(fetcher);
  const { isPending, error: moreError, run } = useMutation();
  const { matches, nextCursor } = data ?? { matches: [], nextCursor: null };
  const loadMore = async () => {
    const page = await run(() => fetchGroupTables(id, nextCursor));
    if (page !== null) setData({ matches: [...matches, ...page.matches], nextCursor: page.nextCursor });
  };
  return {
    isLoaded: data !== null,
    refresh: () => {
      if (matches.length <= FIRST_PAGE) refetch(); // a reader of older games keeps them
    },
    inPlay: matches.filter(isInPlay),
    over: matches.filter((match) => !isInPlay(match)),
    hasOpenTable: matches.some(({ status }) => status === 'open'),
    error: data === null ? error : moreError,
    isPending,
    loadMore: nextCursor === null ? null : loadMore,
  };
}

export type GroupTables = ReturnType<typeof useGroupTables>;

interface TablesInPlayProps extends Pick<Group, 'lastTable'> {
  readonly tables: GroupTables;
}

/** The tables of a group that wait or run. Their place is kept while they load, if the newest one is among them. */
export function TablesInPlay({ tables: { isLoaded, inPlay, error }, lastTable }: TablesInPlayProps) {
  const { t } = useTranslation(['groups', 'lobby']);
  const isAwaited = !isLoaded && error === null && lastTable !== null && isInPlay(lastTable);
  const rows = <LoadingRows count={Math.max(inPlay.length, 1)} />;
  if (inPlay.length === 0 && !isAwaited) return null;
  return (
    <section aria-labelledby="tables">
      <h2 id="tables">{t('tables')}</h2>
      <Suspense fallback={rows}>
        {isAwaited && rows}
        <ul>
          {inPlay.map((match) => (
            <TableRow
              key={match.id}
              match={match}
              action={t(match.status === 'open' ? 'lobby:takeSeat' : 'lobby:view')}
            />
          ))}
        </ul>
      </Suspense>
    </section>
  );
}

interface FinishedTablesProps {
  readonly tables: GroupTables;
  readonly hasDiary: boolean;
}

/** The games of a group that are over. */
export function FinishedTables({ tables, hasDiary }: FinishedTablesProps) {
  const { t } = useTranslation(['groups', 'lobby']);
  const { over, error, isPending, loadMore } = tables;
  return (
    <>
      {over.length > 0 && (
        <section aria-labelledby="finished">
          <h2 id="finished">{t('finished')}</h2>
          <ul className="lines">
            {over.map((match, index) => (
              <FinishedTable
                key={match.id}
                match={match}
                hasDiary={hasDiary}
                hasPicture={index < PICTURES_MAX}
              />
            ))}
          </ul>
        </section>
      )}
      {loadMore !== null && (
        <Button disabled={isPending} onClick={() => void loadMore()} data-testid="more-tables">
          {t('lobby:showMore')}
        </Button>
      )}
      <GroupError error={error} />
    </>
  );
}

interface FinishedTableProps {
  readonly match: MatchListItem;
  readonly hasDiary: boolean;
  readonly hasPicture: boolean;
}

function FinishedTable({ match, hasDiary, hasPicture }: FinishedTableProps) {
  const { t } = useTranslation(['lobby', 'groups']);
  const [isMissing, setMissing] = useState(false); // the server draws no pictures, or too many at once
  return (
    <li>
      {hasPicture && !isMissing && match.status === 'finished' && match.scores !== undefined && (
        <img
          className={`firm on-sunk ${styles['picture']}`}
          src={previewImageUrl(match.id, 'wide')}
          alt=""
          width={84}
          height={63}
          loading="lazy"
          onError={() => setMissing(true)}
        />
      )}
      <div className={`flex wrap baseline narrowable ${styles['game']}`}>
        <Link
          href={tablePath(match.id)}
          {...tableLink(match.name, match.status)}
          className="any-break loose-fell-20"
        >
          <UserText>{translateTableName(match.name)}</UserText>
        </Link>
        <small>
          {match.endedAt !== undefined && (
            <>
              <time dateTime={new Date(match.endedAt).toISOString()}>{formatDate(match.endedAt)}</time>
              {', '}
            </>
          )}
          {match.status === 'unfinished' && `${t('closedUnfinished')}: `}
          {formatList(playersByPoints(match, t('unnamedBot')))}
        </small>
      </div>
      {hasDiary && match.status === 'finished' && (
        <Disclosure summary={t('groups:diary')} className={styles['diary'] ?? ''} testId="open-diary">
          <DiaryPage match={match.id} noDiary={t('groups:noDiary')} />
        </Disclosure>
      )}
    </li>
  );
}
