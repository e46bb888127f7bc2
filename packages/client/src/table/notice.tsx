import { useTranslation } from '../i18n/use-translation';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useIsWide } from '../shell/media';
import { basePath } from '../connection/base-path';
import { useChoiceStore } from './decision';
import { ClockWarning } from './clock/clock-warning';
import { SlipsHere } from './conduct/slips-here';
import { Elsewhere } from './elsewhere/elsewhere';
import { PastChip } from './history/past-chip';
import styles from './notice.module.css';
import { CrossIcon } from './pieces';
import { useShown } from './shown';
import { Digest } from './story/digest-here';
import { useTable } from './table-context';

/** What has to be said over the map: why a choice was not taken, that the line is cut, what the others ask, that this is the past. */
export function Notices() {
  const isLive = useShown().mode === 'live';
  const isWide = useIsWide();
  return (
    <>
      <PastChip />
      <Digest />
      <div className={`${styles['stack']} ${isLive ? '' : styles['underChip']}`}>
        <Notice />
        <ClockWarning />
        <SlipsHere />
        {!isWide && <Elsewhere place="map" />}
      </div>
    </>
  );
}

/** Why the last choice was not taken, or that the line is cut or held; until closed or mended. */
function Notice() {
  const { t } = useTranslation(['table', 'common', 'rules']);
  const { line, match, conduct } = useTable();
  const gone = useGone();
  const store = useChoiceStore();
  const notice = useStore(store, (state) => state.notice);
  if (line === 'cut' || line === 'held') {
    return (
      <div role="status" className={styles['notice']} data-testid={`line-${line}`}>
        {t(line === 'cut' ? 'common:line.cut' : 'common:error.unavailable')}
      </div>
    );
  }
  if (match.status === 'unfinished' && !conduct.isAborted) {
    return (
      <div role="status" className={styles['notice']} data-testid="closed-unfinished">
        {t('common:error.table-closed', { field: '' })}
      </div>
    );
  }
  if (gone !== null) {
    return (
      <div role="status" className={styles['notice']} data-testid="moved-away">
        {t(`notice.${gone}`)}
      </div>
    );
  }
  if (notice === null) return null;
  const { refusal, code } = notice;
  return (
    <div role="alert" className={styles['notice']} data-testid="notice">
      <span>
        {refusal !== null
          ? t(`rules:reason.${refusal.reason}`)
          : t(`common:error.${code ?? 'server-fault'}`, { field: '' })}
      </span>
      {refusal !== null && (
        <a href={`${basePath()}/rules#${refusal.rule}`} target="_blank" className={styles['rule']}>
          {t('notice.rule', { rule: refusal.rule })}
        </a>
      )}
      <button
        type="button"
        className={styles['close']}
        aria-label={t('notice.close')}
        onClick={() => store.getState().tell(null)}
      >
        <CrossIcon size={16} />
      </button>
    </div>
  );
}

/** Why this page has no seat any more that it had: it is another device's by a recovery link, or somebody else's. */
function useGone(): 'elsewhere' | 'substituted' | null {
  const { view, tableLog } = useTable();
  const now = { seat: view.viewer, since: tableLog.at(-1)?.id ?? 0 };
  const [sat, setSat] = useState(now);
  if (now.seat !== null && now.seat !== sat.seat) setSat(now);
  if (sat.seat === null || now.seat !== null) return null;
  // Whoever sits here may have taken the seat from somebody themselves.
  const isTaken = tableLog.some(
    ({ id, event }) => id > sat.since && event.type === 'substituted' && event.seat === sat.seat,
  );
  return isTaken ? 'substituted' : 'elsewhere';
}
