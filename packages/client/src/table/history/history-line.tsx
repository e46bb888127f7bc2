import { useTranslation } from '../../i18n/use-translation';
import { Slider } from '../../ui/slider';
import { useShown, useTravel } from '../shown';
import styles from './history-line.module.css';
import { usePastName, usePresentName } from './past-name';

/** The game so far as a line to slide along; the live game goes on meanwhile. */
export function HistoryLine() {
  const { t } = useTranslation('story');
  const { stateId, mode } = useShown();
  const { latest, goTo, backToLive } = useTravel();
  const name = usePastName();
  const present = usePresentName();
  return (
    <div className={styles['history']} data-testid="history">
      <span className={styles['turn']}>{name}</span>
      <Slider
        className={styles['slider']}
        min={0}
        max={latest}
        value={stateId}
        aria-label={t('history.label')}
        aria-valuetext={mode === 'live' ? `${name}, ${present.now}` : name}
        onChange={(event) => goTo(event.currentTarget.valueAsNumber)}
      />
      {mode === 'live' ? (
        <b className={styles['live']}>{present.now}</b>
      ) : (
        <button type="button" className={styles['back']} onClick={backToLive}>
          {present.back}
        </button>
      )}
    </div>
  );
}
