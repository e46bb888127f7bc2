import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { TableFilter, MatchListItem, TableInvitation } from '@great-fire/protocol';
import { lazyExtra, lazyWithMessages } from '../i18n/lazy-with-messages';
import { useTranslation } from '../i18n/use-translation';
import { type LobbyLists, isMyTurn } from '../live/lobby-reducer';
import { useLobby } from '../live/lobby-client';
import { useFaviconBadge } from '../notifications/favicon-badge';
import { importWithRetry } from '../lib/lazy-with-retry';
import { markLateParts, onPageIdle } from '../lib/page-idle';
import { requestPage } from '../lib/request-page';
import { useIsDesktop } from '../lib/use-media-query';
import { TopBar } from '../page/top-bar';
import { IllustratedLayout } from '../page/illustrated-layout';
import { adoptServerName } from '../account/player-name';
import { KnownTableNames } from '../create-table/known-table-names';
import { CreateTableForm } from '../create-table/create-table-form';
import type { TableFormOptions } from '../create-table/table-options';
import { ContinueBanner, OfflineBanner } from './banners';
import { OpenTables } from './open-tables';
import { PlayNow } from './play-now';
import { useFilterQuery } from './filter-query';
import { isWorthWatching, LiveGames } from './live-games';
import { LoadingRows } from './loading-rows';
import { readLobbyRows, storeLobbyRows } from './lobby-rows';
import listStyles from './lobby-list.module.css';

// Loaded lazily: first-time visitors have no tables.
const MyTables = lazyWithMessages(
  () => import('./my-tables.lazy').then((module) => module.MyTables),
  'lobbyLists',
);
const GroupDates = lazyWithMessages(
  () => import('./my-tables.lazy').then((module) => module.GroupDates),
  'lobbyLists',
);
const RecentResults = lazyWithMessages(
  () => import('./recent-results.lazy').then((module) => module.RecentResults),
  'lobbyLists',
);
const InvitationNotices = lazyExtra(
  () => import('../invitations/invitation-notices.lazy').then((module) => module.InvitationNotices),
  'invitations',
);
const RecoveryWelcome = lazyExtra(
  () => import('./my-tables.lazy').then((module) => module.RecoveryWelcome),
  'lobbyLists',
);

/** The lobby with live data. */
export function LobbyPage({ LobbyPreview }: Pick<LobbyViewProps, 'LobbyPreview'>) {
  const { filter } = useFilterQuery();
  const { lobby, serverNow, loadMore } = useLobby(filter);
  const { isReady, name } = lobby;
  useEffect(() => {
    if (isReady) adoptServerName(name);
  }, [isReady, name]);
  useEffect(requestTable, []);
  return (
    <LobbyView
      lobby={lobby}
      LobbyPreview={LobbyPreview}
      isReady={lobby.isReady}
      isLive={lobby.isLive && !lobby.isUnanswered}
      isFilterApplied={lobby.filter !== null}
      isBlocked={lobby.isBlocked}
      serverNow={serverNow}
      handle={lobby.handle}
      hasLeaders={lobby.hasLeaders}
      invitations={lobby.invitations}
      onLoadMore={lobby.nextCursor === null ? null : () => void loadMore()}
    />
  );
}

/** Requests the parts of a running table once the lobby is idle. */
const requestTable = () =>
  onPageIdle(() => {
    markLateParts();
    requestPage('game');
  });

interface LobbyViewProps {
  readonly lobby: LobbyLists;
  readonly isReady: boolean; // the lists were fetched
  readonly isLive?: boolean; // updates and answers arrive; default: true
  readonly isFilterApplied?: boolean; // the open tables match the filter; default: true
  readonly isBlocked?: boolean; // no WebSocket comes through; default: false
  readonly serverNow?: () => number; // epoch ms; default: the device's time
  readonly handle?: string | null; // of the own profile; default: none
  readonly hasLeaders?: boolean; // default: false
  readonly invitations?: readonly TableInvitation[]; // of the viewer, the newest first; default: none
  // Around the live games of a wide lobby with few tables; compact below tables.
  readonly LobbyPreview: ComponentType<{ readonly isCompact: boolean; readonly children: ReactNode }>;
  readonly onLoadMore: (() => void) | null; // null: all matching open tables are loaded
}

const MAX_ROWS_ABOVE_PREVIEW = 4; // more fill the height of a laptop
const MAX_ROWS_ABOVE_RESULTS = 8;
const hasAbandonedSeat = ({ openSeats = [] }: MatchListItem): boolean => openSeats.length > 0;

/** The lobby: the player's name, own tables, open tables and the form for a new one. */
export function LobbyView({
  lobby,
  isReady,
  isLive = true,
  isFilterApplied = true,
  isBlocked = false,
  serverNow = Date.now,
  handle = null,
  hasLeaders = false,
  invitations = [],
  LobbyPreview,
  onLoadMore,
}: LobbyViewProps) {
  const { t } = useTranslation(['lobby', 'common']);
  const isDesktop = useIsDesktop();
  const filterQuery = useFilterQuery();
  const [prefill, setPrefill] = useState<{
    readonly options: TableFormOptions | null;
    readonly version: number;
  }>({
    ...{ options: null, version: 0 },
  });
  const pendingCount = lobby.mine.filter(isMyTurn).length + invitations.length;
  const prefillFromFilter = async (filter: TableFilter) => {
    const module = await importWithRetry(() => import('../create-table/options-from-filter.lazy')).catch(
      () => null,
    );
    if (module === null) return; // offline, which the banner says
    setPrefill({ options: module.optionsFromFilter(filter), version: prefill.version + 1 });
  };
  const title = `${t('common:gameTitle')} ${t('common:gameYear')}`;
  useFaviconBadge(pendingCount > 0);
  const ownMatchIds = new Set(lobby.mine.map(({ match }) => match.id));
  const excludeOwn = (matches: readonly MatchListItem[]) => matches.filter(({ id }) => !ownMatchIds.has(id));
  const running = excludeOwn(lobby.running);
  const abandoned = running.filter(hasAbandonedSeat);
  const live = running.filter((match) => !hasAbandonedSeat(match));
  const hasOwnSection = lobby.mine.length > 0 || handle !== null;
  const own = hasOwnSection ? lobby.mine.length : null;
  const open = excludeOwn(lobby.open).length + abandoned.length;
  const [lastRows] = useState(readLobbyRows);
  const rowCount = (own ?? 0) + open;
  const hasPreview = rowCount === 0 || (rowCount <= MAX_ROWS_ABOVE_PREVIEW && !live.some(isWorthWatching));
  useEffect(() => {
    if (isReady) storeLobbyRows({ own, open, hasPreview });
  }, [isReady, own, open, hasPreview]);
  const isUnfiltered = Object.keys(filterQuery.filter).length === 0;
  const showsPreview = isDesktop && isUnfiltered && hasPreview;
  const showsResults = isUnfiltered && rowCount <= MAX_ROWS_ABOVE_RESULTS;
  const results = showsResults ? excludeOwn(lobby.finished) : [];
  const knownNames = [...lobby.mine.map(({ match }) => match), ...lobby.open, ...lobby.running].map(
    ({ name }) => name,
  );
  const lists = (
    <>
      <LiveGames matches={live} />
      {results.length > 0 && <RecentResults matches={results} />}
    </>
  );
  return (
    <KnownTableNames value={knownNames}>
      <IllustratedLayout
        variant="wide"
        bar={
          <>
            <title>{pendingCount === 0 ? title : `(${pendingCount}) ${title}`}</title>
            <TopBar />
            {lobby.mine.length > 0 && <RecoveryWelcome />}
            {invitations.length > 0 && <InvitationNotices invitations={invitations} />}
            {handle !== null && (
              <Suspense fallback={null}>
                {/* A table that opened may be that of a date, which is over then. */}
                <GroupDates key={invitations.map(({ match }) => match.id).join()} serverNow={serverNow} />
              </Suspense>
            )}
            <ContinueBanner tables={lobby.mine} isReady={isReady} />
          </>
        }
        hero={
          <>
            <h1 className="front-title">{isDesktop ? t('title') : t('phoneTitle')}</h1>
            <p className="tagline">{t('tagline')}</p>
            <PlayNow />
            <CreateTableForm key={prefill.version} prefill={prefill.options} />
          </>
        }
      >
        <OfflineBanner isLive={isLive} isReady={isReady} isBlocked={isBlocked} />
        {/* One place for all lists: they appear together once their parts are loaded, so that none moves another. */}
        <Suspense fallback={null}>
          {hasOwnSection && (
            <MyTables tables={lobby.mine} serverNow={serverNow} handle={handle} hasLeaders={hasLeaders} />
          )}
          {!isReady && lastRows.own !== null && (
            <section>
              <div className={listStyles['head']}>
                {lastRows.own > 0 && <h2>{t('myTables')}</h2>}
                <div className={`flex wrap gap-4-20 ${listStyles['further']}`} />
              </div>
              <LoadingRows count={lastRows.own} />
            </section>
          )}
          <OpenTables
            {...filterQuery}
            matches={excludeOwn(lobby.open)}
            abandoned={abandoned}
            isFilterApplied={isFilterApplied}
            loadingRows={isReady ? null : lastRows.open}
            onLoadMore={onLoadMore}
            onCreateTable={(filter) => void prefillFromFilter(filter)}
          />
          {isReady && (showsPreview ? <LobbyPreview isCompact={rowCount > 0}>{lists}</LobbyPreview> : lists)}
          {!isReady && isDesktop && isUnfiltered && lastRows.hasPreview && (
            <div
              className={listStyles[lastRows.own || lastRows.open ? 'compactPreview' : 'preview']}
              aria-hidden="true"
            >
              <div className={`wide framed round-8 on-ground ${listStyles['frame']}`} />
            </div>
          )}
        </Suspense>
      </IllustratedLayout>
    </KnownTableNames>
  );
}
