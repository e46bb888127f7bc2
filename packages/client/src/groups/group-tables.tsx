import { Suspense, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { MatchListItem, MatchPage } from '@great-fire/protocol';
import { fetchGroupTables } from '../api/groups';
import { previewImageUrl } from '../api/lobby';
import { useFetch } from '../api/use-fetch';
import { useMutation } from '../api/use-mutation';
import { formatList } from '../i18n/format';
import { lazyWithMessages } from '../i18n/lazy-with-messages';
import { translateTableName } from '../i18n/table-name';
import { useTranslation } from '../i18n/use-translation';
import { lazyWithRetry } from '../lib/lazy-with-retry';
import { tableLink } from '../lib/link-state';
import { usePageVisible } from '../lib/page-visibility';
import { tablePath } from '../lib/routes';
import { playersByPoints } from '../lobby/players-by-points';
import { Button } from '../ui/button';
import { Disclosure } from '../ui/disclosure';
import { RequestError } from '../ui/request-error';
import { UserText } from '../ui/user-text';
import styles from './groups.module.css';

const TableRow = lazyWithMessages(
  () => import('../lobby/table-row.lazy').then((module) => module.TableRow),
  'lobbyLists',
);

const DiaryPage = lazyWithRetry(() => import('../page/diary.lazy').then((module) => module.DiaryPage));

const REFRESH_MS = 20_000;
const PICTURES_MAX = 6; // the server draws ten a minute for a person
const FIRST_PAGE = 30; // tables that the server sends at once

const isInPlay = ({ status }: MatchListItem): boolean => status === 'open' || status === 'running';

/** The tables of a group: those that wait or run, then the games that are over. */
export function GroupTables({ id, hasDiary }: { readonly id: string; readonly hasDiary: boolean }) {
  const { t } = useTranslation(['groups', 'lobby']);
  const fetcher = useCallback(() => fetchGroupTables(id), [id]);
  const { data, error, setData, refetch } = useFetch<MatchPage>(fetcher);
  const loadingMore = useMutation();
  const isVisible = usePageVisible();
  const hasOnePage = data === null || data.matches.length <= FIRST_PAGE;
  useEffect(() => {
    // A reader of older games keeps them.
    if (!isVisible || !hasOnePage) return;
    const timer = setInterval(refetch, REFRESH_MS);
    return () => clearInterval(timer);
  }, [isVisible, hasOnePage, refetch]);
  if (data === null) return <RequestError error={error} />;
  const { matches, nextCursor } = data;
  const loadMore = async () => {
    const page = await loadingMore.run(() => fetchGroupTables(id, nextCursor));
    if (page !== null) setData({ matches: [...matches, ...page.matches], nextCursor: page.nextCursor });
  };
  const over = matches.filter((match) => !isInPlay(match));
  return (
    <>
      <section aria-labelledby="tables">
        <h2 id="tables">{t('tables')}</h2>
        {matches.length === 0 && <p className={styles['hint']}>{t('noTables')}</p>}
        <Suspense fallback={null}>
          <ul>
            {matches.filter(isInPlay).map((match) => (
              <TableRow
                key={match.id}
                match={match}
                action={t(match.status === 'open' ? 'lobby:takeSeat' : 'lobby:view')}
              />
            ))}
          </ul>
        </Suspense>
      </section>
      {over.length > 0 && (
        <section aria-labelledby="finished">
          <h2 id="finished">{t('finished')}</h2>
          <ul className={styles['list']}>
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
      {nextCursor !== null && (
        <Button disabled={loadingMore.isPending} onClick={() => void loadMore()} data-testid="more-tables">
          {t('lobby:showMore')}
        </Button>
      )}
      <RequestError error={loadingMore.error} />
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
          className={styles['picture']}
          src={previewImageUrl(match.id, 'wide')}
          alt=""
          width={84}
          height={63}
          loading="lazy"
          onError={() => setMissing(true)}
        />
      )}
      <div className={styles['game']}>
        <Link href={tablePath(match.id)} {...tableLink(match.name)} className={styles['name']}>
          <UserText>{translateTableName(match.name)}</UserText>
        </Link>
        <small>
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
