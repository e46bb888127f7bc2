import { Suspense, useCallback, useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Group, MatchListItem, MatchPage } from '@great-fire/protocol';
import { usePlayerName } from '../account/player-name';
import { fetchGroupTables } from '../api/groups';
import { ApiRequestError } from '../api/request';
import { previewImageUrl, takeSeat } from '../api/table';
import { useFetch } from '../api/use-fetch';
import { useMutation } from '../api/use-mutation';
import { formatDate, formatDateAndTime, formatList } from '../i18n/format';
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

interface TablesInPlayProps {
  readonly group: Pick<Group, 'lastTable' | 'members'>;
  readonly tables: GroupTables;
}

/** The tables of a group that wait or run. Their place is kept while they load, if the newest one is among them. */
export function TablesInPlay({
  tables: { isLoaded, inPlay, error },
  group: { lastTable, members },
}: TablesInPlayProps) {
  const { t } = useTranslation(['groups', 'lobby']);
  const ownName = usePlayerName((player) => player.name);
  const name = members.find(({ isMe }) => isMe)?.name ?? ownName.trim();
  const { isPending, error: seatError, sitDown } = useSitDown(name);
  const isAwaited = !isLoaded && error === null && lastTable !== null && isInPlay(lastTable);
  const rows = <LoadingRows count={Math.max(inPlay.length, 1)} />;
  if (inPlay.length === 0 && !isAwaited) return null;
  return (
    <section aria-labelledby="tables">
      <h2 id="tables">{t('tables')}</h2>
      <Suspense fallback={rows}>
        {isAwaited && rows}
        <ul>
          {inPlay.map((match) => {
            const isJoinable = match.status === 'open' && match.seats.includes(null);
            return (
              <TableRow
                key={match.id}
                match={match}
                action={t(isJoinable ? 'lobby:takeSeat' : 'lobby:view')}
                onAction={isJoinable && name !== '' ? () => void sitDown(match) : null} // the table asks for a name
                isActionPending={isPending}
              />
            );
          })}
        </ul>
      </Suspense>
      <GroupError error={seatError} />
    </section>
  );
}

/** Takes a free seat of a table and opens it. A player who already sits there comes back to the table. */
function useSitDown(name: string) {
  const [, navigate] = useLocation();
  const { isPending, error, runVoid } = useMutation();
  const sitDown = async (match: MatchListItem) => {
    const isSeated = await runVoid(async () => {
      try {
        await takeSeat(match.id, { name });
      } catch (refusal) {
        if (!(refusal instanceof ApiRequestError) || refusal.body.code !== 'already-seated') throw refusal;
      }
    });
    if (isSeated) navigate(tablePath(match.id), tableLink(match.name, match.status));
  };
  return { isPending, error, sitDown };
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
                hasTime={over.some((other) => other !== match && isOfSameDay(other, match))}
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

/** Returns whether two games have the same name and ended on the same day, such as a game and its rematch. */
const isOfSameDay = (a: MatchListItem, b: MatchListItem): boolean =>
  a.name === b.name && new Date(a.endedAt ?? 0).toDateString() === new Date(b.endedAt ?? 0).toDateString();

interface FinishedTableProps {
  readonly match: MatchListItem;
  readonly hasTime: boolean; // another game of this name ended on the same day
  readonly hasDiary: boolean;
  readonly hasPicture: boolean;
}

function FinishedTable({ match, hasTime, hasDiary, hasPicture }: FinishedTableProps) {
  const { t } = useTranslation(['lobby', 'groups']);
  const timeId = useId();
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
          {...(hasTime && { 'aria-describedby': timeId })}
          className="any-break fell-20"
        >
          <UserText>{translateTableName(match.name)}</UserText>
        </Link>
        <small>
          {match.endedAt !== undefined && (
            <>
              <time {...(hasTime && { id: timeId })} dateTime={new Date(match.endedAt).toISOString()}>
                {hasTime ? formatDateAndTime(match.endedAt) : formatDate(match.endedAt)}
              </time>
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
