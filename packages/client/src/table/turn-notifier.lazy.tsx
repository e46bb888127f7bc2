import { useEffect, useState } from 'react';
import { watchPendingTurns } from '../live/pending-turns';
import { useTranslation } from '../i18n/use-translation';
import { useUnreadBadge } from '../chat/use-unread-badge';
import { usePageVisible } from '../lib/page-visibility';
import { useFaviconBadge } from '../notifications/favicon-badge';
import { refreshSubscription, showLocalNotification } from '../notifications/browser-notifications';
import { useTable } from './model/table-context';

interface TurnNotifierProps {
  readonly title: string; // of the table page
  readonly isOwnTurn: boolean;
}

/**
 * Signals a waiting table, and a mention in the chat while the tab is in the background: title and favicon of the tab.
 * Also shows a notification of a turn while the page is hidden.
 */
export function TurnNotifier({ title, isOwnTurn }: TurnNotifierProps) {
  const { t } = useTranslation('table');
  const { match, chat, view } = useTable('match', 'chat', 'view');
  const unreadBadge = useUnreadBadge(chat, view.viewer, usePageVisible());
  const mention = unreadBadge.startsWith('@') ? unreadBadge : '';
  const pendingCount = usePendingGameCount() + Number(useHasSessionRequest());
  useFaviconBadge(isOwnTurn || pendingCount > 0 || mention !== '');
  useEffect(() => {
    if (isOwnTurn) void showLocalNotification(match.id, title, t('announcement.yourTurn'));
  }, [isOwnTurn, match.id, title, t]);
  useReportVisibility();
  const count = mention === '' ? pendingCount : mention;
  return <title>{count === 0 ? title : `(${count}) ${title}`}</title>;
}

/** Reports the visibility of the page to the server, again after each reconnect. */
function useReportVisibility(): void {
  const { connection, reportVisibility } = useTable('connection', 'reportVisibility');
  useEffect(() => {
    const report = () => reportVisibility?.(document.visibilityState === 'hidden');
    report();
    document.addEventListener('visibilitychange', report);
    return () => document.removeEventListener('visibilitychange', report);
  }, [connection, reportVisibility]);
}

/** Returns whether a vote or proposal waits for the viewer. */
function useHasSessionRequest(): boolean {
  const { view, tableState } = useTable('view', 'tableState');
  const { viewer } = view;
  if (viewer === null) return false;
  const { vote, proposals } = tableState;
  const isVoter =
    vote !== null && vote.voters.includes(viewer) && vote.ballots.every(({ seat }) => seat !== viewer);
  return isVoter || proposals.some(({ pending }) => pending.includes(viewer));
}

/** Returns how many other tables wait for the viewer. Also refreshes the push subscription of this browser. */
function usePendingGameCount(): number {
  const { match, localGame } = useTable('match', 'localGame');
  const [count, setCount] = useState(0);
  const isLive = localGame === undefined;
  useEffect(() => {
    if (!isLive) return undefined;
    void refreshSubscription();
    return watchPendingTurns(({ tables }) =>
      setCount(tables.filter((table) => table.match.id !== match.id).length),
    );
  }, [match.id, isLive]);
  return count;
}
