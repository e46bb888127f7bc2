import { Link } from 'wouter';
import { useTranslation } from '../i18n/use-translation';
import { CheckIcon } from '../ui/icons';
import { fingerprint } from './fingerprint';
import styles from './fairness.module.css';

/** How the deal will be made, folded. `commitment`: to the seed of the table. */
export function DealNote({ commitment }: { readonly commitment: string }) {
  const { t } = useTranslation('dealFairness');
  return (
    <section className="space-6" data-testid="deal-note">
      <details className={styles['seal']} data-testid="commitment-details">
        <summary>
          <CheckIcon size={16} /> {t('title')}
        </summary>
        <p className="intro leading-1-4 pad-top-8">
          {t('seedCommitted', { mark: fingerprint(commitment) })} {t('contribution')}{' '}
          <Link href="/fair">{t('howItWorks')}</Link>
        </p>
        <p className="intro leading-1-4 pad-top-8">{t('fullFingerprint')}:</p>
        <code className={`any-break text-13-5 block pad-top-4 ${styles['hash']}`}>{commitment}</code>
      </details>
    </section>
  );
}
