import { useTranslation } from '../../i18n/use-translation';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useIsDesktop } from '../../lib/use-media-query';
import { basePath } from '../../lib/routes';
import { useDraftStore } from '../move-input/move-input-context';
import { LowTimeWarning } from '../session/turn-clock';
import { LazySessionCards } from '../session/lazy-session-cards';
import { OtherGame } from './other-game';
import { PastStateBanner } from '../time-travel/past-state-banner';
import styles from './map-alerts.module.css';
import { CloseIcon } from '../../ui/icons';
import { useDisplayed } from '../model/display-context';
import { CatchUp } from '../time-travel/lazy-catch-up';
import { useTable } from '../model/table-context';

/**
 * The alerts above the map: rejected input, connection problems, low time, session cards, and the displayed earlier
 * state.
 */
export function MapAlerts() {
  const isLive = useDisplayed().mode === 'live';
  const isWide = useIsDesktop();
  return (
    <>
      <PastStateBanner />
      <CatchUp />
      <div className={`${styles['stack']} ${isLive ? '' : styles['underChip']}`}>
        <InputAlert />
        <LowTimeWarning />
        <LazySessionCards />
        {!isWide && <OtherGame place="map" />}
      </div>
    </>
  );
}

/**
 * Shows a connection problem, a closed table, a lost seat, or the rejection of the last input. A rejection stays until
 * it is dismissed or the next input.
 */
function InputAlert() {
  const { t } = useTranslation(['table', 'common', 'refusals']);
  const { connection, match, tableState } = useTable('connection', 'match', 'tableState');
  const lostSeatReason = useLostSeat();
  const store = useDraftStore();
  const inputError = useStore(store, (state) => state.error);
  if (connection === 'reconnecting' || connection === 'suspended') {
    return (
      <div role="status" className={styles['notice']} data-testid={`connection-${connection}`}>
        {t(connection === 'reconnecting' ? 'common:connection.lost' : 'common:error.unavailable')}
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
  if (inputError === null) return null;
  const { refusal, code } = inputError;
  return (
    <div role="alert" className={styles['notice']} data-testid="input-alert">
      <span>
        {refusal !== null
          ? t(`refusals:reason.${refusal.reason}`)
          : t(`common:error.${code ?? 'internal-error'}`, { field: '' })}
      </span>
      {refusal !== null && (
        <a href={`${basePath()}/rules#${refusal.rule}`} target="_blank" className={styles['rule']}>
          {t('alert.ruleLink', { rule: refusal.rule })}
        </a>
      )}
      <button
        type="button"
        className={styles['close']}
        aria-label={t('alert.dismiss')}
        onClick={() => store.getState().setError(null)}
      >
        <CloseIcon size={16} />
      </button>
    </div>
  );
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
