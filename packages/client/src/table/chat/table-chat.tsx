import { Suspense, useMemo } from 'react';
import { LazyChat } from '../../talk/lazy';
import type { Talk } from '../../talk/talk-of';
import type { TableState } from '../table-context';
import { useTable } from '../table-context';

/** The talk of a game under way or over. */
export function talkOf({ match, view, chat, chatIsWhole, say, loadSaid }: TableState): Talk {
  const stage = view.result === null ? 'game' : 'over';
  return { match, viewer: view.viewer, stage, chat, chatIsWhole, say, loadSaid };
}

/** The talk at the table that this lies on. */
export function TableChat() {
  const table = useTable();
  const talk = useMemo(() => talkOf(table), [table]);
  return (
    <Suspense fallback={null}>
      <LazyChat talk={talk} />
    </Suspense>
  );
}
