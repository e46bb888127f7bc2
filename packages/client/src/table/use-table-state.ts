import { useMemo } from 'react';
import type { MatchHandle } from '../connection/use-match';
import type { Practice, TableState } from './table-context';

/** What the table reads of a line; null before its game begins. `practice` must stay the same object. */
export function useTableState({ line, snapshot }: MatchHandle, practice?: Practice): TableState | null {
  const { match, view, stateId, log, conduct, tableLog, chat, chatIsWhole, presence, next, sending } =
    snapshot;
  return useMemo(
    (): TableState | null =>
      match === null || view === null || conduct === null
        ? null
        : {
            match,
            view,
            stateId,
            log,
            conduct,
            tableLog,
            serverNow: line.serverNow,
            chat,
            chatIsWhole,
            presence,
            next,
            line: snapshot.line,
            sending,
            act: (action) => line.act(action),
            wish: practice === undefined ? (wish) => line.wish(wish) : null,
            askBack: (to) => line.wish({ do: 'ask-take-back', to }),
            introduce: line.introduce,
            say: (message) => line.say(message),
            tend: (tend) => line.tend(tend),
            loadSaid: () => line.loadSaid(),
            look: line.look,
            loadEarlier: () => line.loadEarlier(),
            viewAt: line.viewAt,
            fetchView: (earlier, seenFrom) => line.fetchView(earlier, seenFrom),
            ...(practice && { practice }),
          },
    [
      line,
      match,
      view,
      stateId,
      log,
      conduct,
      tableLog,
      chat,
      chatIsWhole,
      presence,
      next,
      snapshot.line,
      sending,
      practice,
    ],
  );
}
