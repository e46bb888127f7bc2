import { useShown, useTravel } from '../shown';
import styles from './past-chip.module.css';
import { usePastName, usePresentName } from './past-name';

/** Says over the map that it shows an earlier state, and leads back. */
export function PastChip() {
  const { mode } = useShown();
  const { backToLive } = useTravel();
  const name = usePastName();
  const { back } = usePresentName();
  if (mode === 'live') return null;
  return (
    <div className={styles['place']}>
      <button type="button" className={styles['chip']} onClick={backToLive} data-testid="back-to-live">
        {name}
        <span className={styles['way']}>{back}</span>
      </button>
    </div>
  );
}
