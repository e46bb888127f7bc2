import { useState } from 'react';
import { useStore } from 'zustand';
import { lazyExtra } from '../../i18n/lazy-with-messages';
import { useTranslation } from '../../i18n/use-translation';
import { useIsDesktop } from '../../lib/use-media-query';
import { useDraftStore } from '../move-input/move-input-context';
import { LowTimeWarning } from '../session/turn-clock';
import { LazySessionCards } from '../session/lazy-session-cards';
import { useDisplayed } from '../model/display-context';
import { CatchUp } from '../time-travel/lazy-catch-up';
import { useTable } from '../model/table-context';
import { OtherGame } from './other-game';
import styles from './map-alerts.module.css';
import './last-press';

// Lazy: few visitors look at earlier states.
const PastStateBanner = lazyExtra(() =>
  import('../time-travel/past-state-banner.lazy').then((module) => module.PastStateBanner),
);

// Lazy: most inputs are allowed. Its place is that of the press, which this module watches.
const RefusalToast = lazyExtra(
  () => import('./refusal-toast.lazy').then((module) => module.RefusalToast),
  'refusals',
);

/**
 * The alerts above the map: rejected input, connection problems, low time, session cards, and the displayed earlier
 * state. `tellsMissed`: and the moves since the last visit.
 */
export function MapAlerts({ tellsMissed = true }: { readonly tellsMissed?: boolean }) {
  const isLive = useDisplayed().mode === 'live';
  const isWide = useIsDesktop();
  return (
    <>
      {!isLive && <PastStateBanner />}
      {tellsMissed && <CatchUp />}
      <div
        className={`column level gap-8 absolute no-press ${styles['stack']} ${isLive ? '' : styles['underChip']}`}
      >
        <TableAlert />
        <LowTimeWarning />
        <LazySessionCards />
        {!isWide && <OtherGame place="map" />}
      </div>
      <Refusal />
    </>
  );
}

/** Shows a connection problem, a closed table or a lost seat. */
function TableAlert() {
  const { t } = useTranslation(['table', 'common']);
  const { connection, match, tableState, isSending } = useTable(
    ...(['connection', 'match', 'tableState', 'isSending'] as const),
  );
  const lostSeatReason = useLostSeat();
  if (connection === 'reconnecting' || connection === 'suspended') {
    return (
      <div role="status" className={styles['notice']} data-testid={`connection-${connection}`}>
        <span>
          {t(connection === 'reconnecting' ? 'common:connectionLost' : 'common:error.unavailable')}
          {isSending && <b className="block">{t('alert.moveNotSent')}</b>}
        </span>
      </div>
    );
  }
  if (match.status === 'unfinished' && !tableState.isAborted) {
    return (
      <div role="status" className={styles['notice']} data-testid="table-closed-alert">
        {t('common:error.table-closed', { field: '' })}
      </div>
    );
  }
  if (lostSeatReason !== null) {
    return (
      <div role="status" className={styles['notice']} data-testid="lost-seat-alert">
        {t(`alert.${lostSeatReason}`)}
      </div>
    );
  }
  return null;
}

/** The rejection of the last input, until it is dismissed, the next input, or some seconds later. */
function Refusal() {
  const store = useDraftStore();
  const error = useStore(store, (state) => state.error);
  const [shown, setShown] = useState({ error, count: 0 });
  if (error !== shown.error) setShown({ error, count: shown.count + 1 });
  if (error === null) return null;
  return <RefusalToast key={shown.count} error={error} onClose={() => store.getState().setError(null)} />;
}

/**
 * Returns why this page lost its seat, or null: another device took it by a recovery link, or another person replaced
 * the player.
 */
function useLostSeat(): 'signedOut' | 'substituted' | null {
  const { view, tableLog } = useTable('view', 'tableLog');
  const current = { seat: view.viewer, since: tableLog.at(-1)?.id ?? 0 };
  const [lastSeated, setLastSeated] = useState(current);
  if (current.seat !== null && current.seat !== lastSeated.seat) setLastSeated(current);
  if (lastSeated.seat === null || current.seat !== null) return null;
  // Ignores earlier substitutions: this player may have replaced another one.
  const isSubstituted = tableLog.some(
    ({ id, event }) =>
      id > lastSeated.since && event.type === 'substituted' && event.seat === lastSeated.seat,
  );
  return isSubstituted ? 'substituted' : 'signedOut';
}
