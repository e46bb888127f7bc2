import { Suspense, useMemo } from 'react';
import { LazyChat } from '../../talk/lazy';
import { TalkHeard } from '../../talk/talk-heard';
import type { Talk } from '../../talk/talk-of';
import type { TableState } from '../table-context';
import { useTable } from '../table-context';

/** The talk of a game under way or over. */
function talkOf({ match, view, chat, chatIsWhole, say, tend, loadSaid }: TableState): Talk {
  const stage = view.result === null && match.status === 'running' ? 'game' : 'over';
  return { match, viewer: view.viewer, stage, chat, chatIsWhole, say, tend, loadSaid };
}

/** The talk at the table that this lies on. */
export function TableChat() {
  return (
    <Suspense fallback={null}>
      <LazyChat talk={useTalk()} />
    </Suspense>
  );
}

export function TableTalkHeard() {
  return <TalkHeard talk={useTalk()} />;
}

function useTalk(): Talk {
  const table = useTable();
  return useMemo(() => talkOf(table), [table]);
}
