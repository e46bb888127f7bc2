import type { MatchSummary } from '@great-fire/protocol';
import { Link } from 'wouter';
import { formatList } from '../i18n/format';
import { useTranslation } from '../i18n/use-translation';
import { CheckIcon } from '../ui/icons';
import { fingerprint, seatNames } from './contribution-status';
import { loadCommitments } from './commitment-store';
import styles from './fairness.module.css';

/** A seal above the dealt cards, which opens the seed commitment. Only for browsers that saw it before the game. */
export function DealCommitment({ match }: { readonly match: MatchSummary }) {
  const { t } = useTranslation('dealFairness');
  const stored = loadCommitments(match.id);
  if (stored === null) return null;
  const names = seatNames(match, (seat) => match.dealCommitments?.commitments[seat] != null);
  return (
    <details className={styles['seal']} data-testid="commitment-details">
      <summary>
        <CheckIcon size={16} /> {t('fairDeal')}
      </summary>
      {t('seedCommittedBeforeStart', { mark: fingerprint(stored.commitment) })}{' '}
      {names.length > 0 && t('contributedBy', { names: formatList(names) })}{' '}
      <Link href="/fair">{t('howItWorks')}</Link>
    </details>
  );
}
