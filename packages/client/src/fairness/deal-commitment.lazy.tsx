import { Link } from 'wouter';
import { useTranslation } from '../i18n/use-translation';
import { CheckIcon } from '../ui/icons';
import { loadDealEvidence } from './deal-evidence';
import { fingerprint } from './fingerprint';
import styles from './fairness.module.css';

/** A seal above the dealt cards, which opens the seed commitment. Only for browsers that contributed to the deal. */
export function DealCommitment({ match }: { readonly match: string }) {
  const { t } = useTranslation('dealFairness');
  const evidence = loadDealEvidence(match);
  if (evidence === null) return null;
  return (
    <details className={styles['seal']} data-testid="commitment-details">
      <summary>
        <CheckIcon size={16} /> {t('fairDeal')}
      </summary>
      {t('seedCommittedBeforeStart', { mark: fingerprint(evidence.commitment) })}{' '}
      <Link href="/fair">{t('howItWorks')}</Link>
    </details>
  );
}
