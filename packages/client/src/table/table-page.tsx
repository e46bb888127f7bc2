import { Suspense } from 'react';
import { openWords } from '../i18n/i18n';
import { useMatch } from '../connection/use-match';
import { Connecting, NoTable } from './no-table';
import { Table } from './table';
import { useTableState } from './use-table-state';
import { lazily } from '../shell/lazily';

// Who comes to a game under way never sees it.
const WaitingRoom = lazily(async () => {
  const words = [openWords('room'), openWords('opening'), openWords('deal')];
  const [page] = await Promise.all([import('../room/waiting-room'), ...words]);
  return { default: page.WaitingRoom };
});

/** One table by its address: the waiting room until it is started, then the game to its scoring. */
export function TablePage({ match: id }: { readonly match: string }) {
  const handle = useMatch(id);
  const { line, snapshot } = handle;
  const state = useTableState(handle);
  if (snapshot.line === 'closed') return <NoTable code={snapshot.refusal?.code ?? 'not-found'} />;
  if (state !== null) return <Table state={state} />;
  if (snapshot.match !== null)
    return (
      <Suspense fallback={null}>
        <WaitingRoom
          {...snapshot}
          match={snapshot.match}
          talk={{
            ...snapshot,
            say: (message) => line.say(message),
            tend: (tend) => line.tend(tend),
            loadSaid: () => line.loadSaid(),
          }}
          onSeat={line.introduce}
        />
      </Suspense>
    );
  return <Connecting isHeld={snapshot.line === 'held'} />;
}
