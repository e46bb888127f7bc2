import { useTranslation } from 'react-i18next';
import { useShown, useTravel } from '../shown';
import styles from './history-line.module.css';
import { usePastName } from './past-name';

/** The game so far as a line to slide along; the live game goes on meanwhile. */
export function HistoryLine() {
  const { t } = useTranslation('story');
  const { stateId, mode } = useShown();
  const { latest, goTo, backToLive } = useTravel();
  const name = usePastName();
  return (
    <div className={styles['history']} data-testid="history">
      <span className={styles['turn']}>{name}</span>
      <input
        type="range"
        className={styles['slider']}
        min={0}
        max={latest}
        value={stateId}
        aria-label={t('history.label')}
        aria-valuetext={mode === 'live' ? `${name}, ${t('history.live')}` : name}
        onChange={(event) => goTo(event.currentTarget.valueAsNumber)}
      />
      {mode === 'live' ? (
        <b className={styles['live']}>{t('history.live')}</b>
      ) : (
        <button type="button" className={styles['back']} onClick={backToLive}>
          {t('history.backToLive')}
        </button>
      )}
    </div>
  );
}
