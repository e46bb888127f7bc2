import { useTranslation } from '../i18n/use-translation';
import styles from './ready-badge.module.css';

// An irregular outline, like wax under a stamp.
const WAX_SEAL_PATH =
  'M18 2.9Q23.2 0.2 26.2 5.2Q32.6 5.4 31.9 11.6Q36 15.4 32.9 20.1Q35.4 25.9 29.5 27.9Q28.5 34.4 22.2 32.4Q18 36.4 13.7 32.7Q7.8 33.9 6.6 27.9Q1.5 25.5 3.1 20.1Q-1.2 15.2 4.3 11.7Q3.9 5.8 9.7 5.1Q12.8 0.4 18 2.9Z';

/** Shows whether a player is ready: a wax seal, or an empty ring. */
export function ReadyBadge({ isReady }: { readonly isReady: boolean }) {
  const { t } = useTranslation('waitingRoom');
  return (
    <span className={`${styles['mark']} ${isReady ? '' : styles['open']}`}>
      <svg viewBox="0 0 36 36" width={36} height={36} aria-hidden="true">
        {isReady ? (
          <>
            <path d={WAX_SEAL_PATH} fill="var(--seal-wax)" />
            <circle cx={18} cy={18} r={10.5} className={styles['stamp']} />
            <path d="M13 18.4l3.7 3.7 6.6-7.2" className={styles['tick']} />
          </>
        ) : (
          <circle cx={18} cy={18} r={15.5} className={styles['ring']} />
        )}
      </svg>
      {isReady ? t('ready') : t('notYet')}
    </span>
  );
}
