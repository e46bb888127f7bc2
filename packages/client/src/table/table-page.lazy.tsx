import { Suspense, useEffect } from 'react';
import { lazyWithMessages } from '../i18n/lazy-with-messages';
import { translateTableName } from '../i18n/table-name';
import { onPageIdle } from '../lib/page-idle';
import { requestPage } from '../lib/request-page';
import type { MatchSnapshot } from '../live/snapshot';
import { useMatch } from '../live/use-match';
import { LoadingScene } from '../page/loading-scene';
import { ErrorBoundary } from '../ui/error-boundary';
import { withTableFonts } from './table-fonts';
import { TableUnavailable } from './table-unavailable';

// Lazy: a visitor of a running game does not need the waiting room, nor a visitor of a waiting room the game.
const WaitingRoom = lazyWithMessages(
  () => import('../waiting-room/waiting-room.lazy').then((module) => module.WaitingRoom),
  'waitingRoom',
  'tableOptions',
  'dealFairness',
);
const MatchTable = lazyWithMessages(
  () => withTableFonts(import('./table.lazy').then((module) => module.MatchTable)),
  'table',
);

const loadNotice = () => import('../page/network-notice.lazy');
const BlockedPage = lazyWithMessages(() => loadNotice().then((module) => module.BlockedPage), 'network');
const BlockedNotice = lazyWithMessages(() => loadNotice().then((module) => module.BlockedNotice), 'network');
const PageSeatNotice = lazyWithMessages(
  () => loadNotice().then((module) => module.PageSeatNotice),
  'network',
);

/** A line about the connection or the seat, if the player must know something. */
function TableNotice({ isBlocked, isSeatOfPage }: Pick<MatchSnapshot, 'isBlocked' | 'isSeatOfPage'>) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        {isBlocked ? <BlockedNotice /> : isSeatOfPage && <PageSeatNotice />}
      </Suspense>
    </ErrorBoundary>
  );
}

/** The page of a table: the waiting room before the start, then the game and its scoring. */
export function TablePage({ match: id }: { readonly match: string }) {
  const handle = useMatch(id);
  const { client, snapshot } = handle;
  const { match, view, tableState, connection } = snapshot;
  if (connection === 'refused') return <TableUnavailable code={snapshot.connectError?.code ?? 'not-found'} />;
  if (match === null && snapshot.isBlocked)
    return (
      <Suspense fallback={<LoadingScene kind="table" />}>
        <BlockedPage />
      </Suspense>
    );
  if (match === null) return <LoadingScene kind="table" isUnavailable={connection === 'suspended'} />;
  const title = translateTableName(match.tableName);
  return (
    <Suspense fallback={<LoadingScene kind="table" title={title} />}>
      {view !== null && tableState !== null ? (
        <MatchTable handle={handle}>
          <TableNotice {...snapshot} />
        </MatchTable>
      ) : (
        <>
          <TableNotice {...snapshot} />
          <WaitingRoom
            {...snapshot}
            match={match}
            chatModel={{
              ...snapshot,
              serverNow: client.serverNow,
              send: (message) => client.sendChat(message),
              moderate: (action) => client.moderateChat(action),
              loadEarlier: () => client.loadEarlierChat(),
            }}
            onSeatChange={client.reconnect}
          />
          <GameRequest />
        </>
      )}
    </Suspense>
  );
}

/** Requests the parts of the game while the table waits for its start. */
function GameRequest() {
  useEffect(() => onPageIdle(() => requestPage('game')), []);
  return null;
}
