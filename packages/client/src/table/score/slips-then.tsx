import type { Result } from '@great-fire/game';
import { useTranslation } from '../../i18n/use-translation';
import { useShown } from '../shown';
import { RevealSlip } from './reveal-slip';
import styles from './seen-from.module.css';
import { secretsIn } from './then';

const ALL_TOLD = { isTold: () => true };

/** What those had for themselves at an earlier state whose secrets can be seen from where one looks. */
export function SlipsThen({ result }: { readonly result: Result }) {
  const { t } = useTranslation('score');
  const { view, mode } = useShown();
  const seats = [...view.seats.keys()].filter((seat) => secretsIn(view, seat) !== null);
  if (mode === 'live' || seats.length === 0) return null;
  return (
    <div className={styles['slips']} role="group" aria-label={t('reveals')} tabIndex={0}>
      {seats.map((seat) => (
        <RevealSlip key={seat} seat={seat} result={result} compact telling={ALL_TOLD} />
      ))}
    </div>
  );
}
