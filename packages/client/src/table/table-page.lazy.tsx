import type { MatchSummary } from '@great-fire/protocol';
import { type ReactNode, Suspense, useEffect } from 'react';
import { lazyExtra, lazyWithMessages } from '../i18n/lazy-with-messages';
import { translateTableName } from '../i18n/table-name';
import { onPageIdle } from '../lib/page-idle';
import { requestPage } from '../lib/request-page';
import type { MatchSnapshot } from '../live/snapshot';
import type { TableKind } from '../page-kind';
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
/** A running game and its scoring. */
export const MatchTable = lazyWithMessages(
  () => withTableFonts(import('./table.lazy').then((module) => module.LoadedMatchTable)),
  'table',
);

/** Loads the part of the page that a table of this kind shows first. */
export async function loadTable(kind: TableKind): Promise<void> {
  if (kind === 'waitingRoom') await WaitingRoom.load();
  else await MatchTable.load();
  if (kind === 'scoring') await import('./table.lazy').then((module) => module.loadScoring());
}

const loadNotice = () => import('../page/network-notice.lazy');
const BlockedPage = lazyWithMessages(() => loadNotice().then((module) => module.BlockedPage), 'network');
const BlockedNotice = lazyExtra(() => loadNotice().then((module) => module.BlockedNotice), 'network');
const PageSeatNotice = lazyExtra(() => loadNotice().then((module) => module.PageSeatNotice), 'network');

/** A line about the connection or the seat, if the player must know something. */
export function TableNotice({ isBlocked, isSeatOfPage }: Pick<MatchSnapshot, 'isBlocked' | 'isSeatOfPage'>) {
  return (
    <ErrorBoundary fallback={null}>
      {isBlocked ? <BlockedNotice /> : isSeatOfPage && <PageSeatNotice />}
    </ErrorBoundary>
  );
}

interface TableGateProps {
  readonly snapshot: MatchSnapshot;
  readonly children: (match: MatchSummary) => ReactNode;
}

/** Shows the children once the table has arrived. Says until then what is happening, or why there is no table. */
export function TableGate({ snapshot, children }: TableGateProps) {
  const { match, connection, connectError, isBlocked } = snapshot;
  if (connection === 'refused') return <TableUnavailable code={connectError?.code ?? 'not-found'} />;
  if (match === null && isBlocked)
    return (
      <Suspense fallback={<LoadingScene kind="table" />}>
        <BlockedPage />
      </Suspense>
    );
  if (match === null) return <LoadingScene kind="table" isUnavailable={connection === 'suspended'} />;
  const title = translateTableName(match.tableName);
  return <Suspense fallback={<LoadingScene kind="table" title={title} />}>{children(match)}</Suspense>;
}

/** The page of a table: the waiting room before the start, then the game and its scoring. */
export function TablePage({ match: id }: { readonly match: string }) {
  const handle = useMatch(id);
  const { client, snapshot } = handle;
  const { view, tableState } = snapshot;
  return (
    <TableGate snapshot={snapshot}>
      {(match) =>
        view !== null && tableState !== null ? (
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
        )
      }
    </TableGate>
  );
}

/** Requests the parts of the game while the table waits for its start. */
function GameRequest() {
  useEffect(() => onPageIdle(() => requestPage('game')), []);
  return null;
}
