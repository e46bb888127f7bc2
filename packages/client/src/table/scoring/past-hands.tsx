import type { Result } from '@great-fire/game';
import { useTranslation } from '../../i18n/use-translation';
import { useDisplayed } from '../time-travel/displayed-state';
import { RevealedHand } from './revealed-hand';
import styles from './perspective-select.module.css';
import { getVisibleSecrets } from './visible-secrets';

const FULLY_REVEALED = { isRevealed: () => true };

/** Shows the secrets at an earlier state, of the seats whose secrets the chosen perspective sees. */
export function PastHands({ result }: { readonly result: Result }) {
  const { t } = useTranslation('scoring');
  const { view, mode } = useDisplayed();
  const seats = [...view.seats.keys()].filter((seat) => getVisibleSecrets(view, seat) !== null);
  if (mode === 'live' || seats.length === 0) return null;
  return (
    <div className={styles['slips']} role="group" aria-label={t('reveals')} tabIndex={0}>
      {seats.map((seat) => (
        <RevealedHand key={seat} seat={seat} result={result} compact scoreReveal={FULLY_REVEALED} />
      ))}
    </div>
  );
}
