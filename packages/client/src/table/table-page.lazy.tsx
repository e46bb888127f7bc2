import { Suspense } from 'react';
import { lazyWithMessages } from '../i18n/lazy-with-messages';
import { useMatch } from '../live/use-match';
import { Connecting, TableUnavailable } from './table-status-page';
import { Table } from './table';
import { useMatchTable } from './model/use-match-table';

// Lazy: a visitor of a running game does not need the waiting room.
const WaitingRoom = lazyWithMessages(
  () => import('../waiting-room/waiting-room.lazy').then((module) => module.WaitingRoom),
  'waitingRoom',
  'tableOptions',
  'dealFairness',
);

/** The page of a table: the waiting room before the start, then the game and its scoring. */
export function TablePage({ match: id }: { readonly match: string }) {
  const handle = useMatch(id);
  const { client, snapshot } = handle;
  const store = useMatchTable(handle);
  if (snapshot.connection === 'refused')
    return <TableUnavailable code={snapshot.connectError?.code ?? 'not-found'} />;
  if (store !== null) return <Table store={store} />;
  if (snapshot.match !== null)
    return (
      <Suspense fallback={null}>
        <WaitingRoom
          {...snapshot}
          match={snapshot.match}
          chatModel={{
            ...snapshot,
            send: (message) => client.sendChat(message),
            moderate: (action) => client.moderateChat(action),
            loadEarlier: () => client.loadEarlierChat(),
          }}
          onSeatChange={client.reconnect}
        />
      </Suspense>
    );
  return <Connecting isUnavailable={snapshot.connection === 'suspended'} />;
}
