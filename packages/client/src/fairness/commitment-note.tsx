import type { MatchSummary } from '@great-fire/protocol';
import { Link } from 'wouter';
import { formatList } from '../i18n/format';
import { useTranslation } from '../i18n/use-translation';
import styles from './fairness.module.css';
import { fingerprint } from './fingerprint';
import { seatNames } from './seat-names';
import type { ContributionStatus } from './contribution-status';

interface CommitmentNoteProps {
  readonly match: MatchSummary;
  readonly commitment: string;
  readonly status: ContributionStatus;
}

/** While a table waits: what its deal is bound to, and who adds to it. */
export function CommitmentNote({ match, commitment, status }: CommitmentNoteProps) {
  const { t } = useTranslation('deal');
  const names = seatNames(match, (seat) => match.dealCommitments?.commitments[seat] != null);
  return (
    <section className={styles['note']} data-testid="deal-note">
      <h2>{t('title')}</h2>
      <p>
        {t('bound', { mark: fingerprint(commitment) })}{' '}
        {names.length > 0 && t('adds', { names: formatList(names), count: names.length })}{' '}
        {status === 'elsewhere' && t('elsewhere')}
        {status === 'lacks' && t('lacks')} <Link href="/fair">{t('how')}</Link>
      </p>
      <details>
        <summary>{t('whole')}</summary>
        <code className={styles['hash']}>{commitment}</code>
      </details>
    </section>
  );
}
