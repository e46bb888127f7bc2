import type { MatchSummary } from '@great-fire/protocol';
import { Link } from 'wouter';
import { formatList } from '../i18n/format';
import { useTranslation } from '../i18n/use-translation';
import styles from './fairness.module.css';
import { CheckIcon } from '../ui/icons';
import { fingerprint } from './fingerprint';
import { seatNames } from './seat-names';
import type { ContributionStatus } from './contribution-status';

interface CommitmentNoteProps {
  readonly match: MatchSummary;
  readonly commitment: string;
  readonly status: ContributionStatus;
}

/**
 * Opens the commitment of the deal and the names of the contributors while a table waits. Always shows what is wrong
 * with the viewer's own contribution.
 */
export function CommitmentNote({ match, commitment, status }: CommitmentNoteProps) {
  const { t } = useTranslation('dealFairness');
  const names = seatNames(match, (seat) => match.dealCommitments?.commitments[seat] != null);
  return (
    <section className={styles['note']} data-testid="deal-note">
      {status === 'elsewhere' && <p>{t('elsewhere')}</p>}
      {status === 'lacks' && <p>{t('lacks')}</p>}
      <details className={styles['seal']} data-testid="deal-seal">
        <summary>
          <CheckIcon size={16} /> {t('title')}
        </summary>
        <p>
          {t('bound', { mark: fingerprint(commitment) })}{' '}
          {names.length > 0 && t('adds', { names: formatList(names), count: names.length })}{' '}
          <Link href="/fair">{t('how')}</Link>
        </p>
        <p>{t('whole')}:</p>
        <code className={styles['hash']}>{commitment}</code>
      </details>
    </section>
  );
}
