import type { MatchSummary } from '@great-fire/protocol';
import { Link } from 'wouter';
import { listed } from '../i18n/listed';
import { useTranslation } from '../i18n/use-translation';
import styles from './fair.module.css';
import { fingerprint } from './fingerprint';
import { namesOf } from './names-of';
import type { Standing } from './standing';

interface DealNoteProps {
  readonly match: MatchSummary;
  readonly commitment: string;
  readonly standing: Standing;
}

/** While a table waits: what its deal is bound to, and who adds to it. */
export function DealNote({ match, commitment, standing }: DealNoteProps) {
  const { t } = useTranslation('deal');
  const names = namesOf(match, (seat) => match.parts?.commitments[seat] != null);
  return (
    <section className={styles['note']} data-testid="deal-note">
      <h2>{t('title')}</h2>
      <p>
        {t('bound', { mark: fingerprint(commitment) })}{' '}
        {names.length > 0 && t('adds', { names: listed(names), count: names.length })}{' '}
        {standing === 'elsewhere' && t('elsewhere')}
        {standing === 'lacks' && t('lacks')} <Link href="/fair">{t('how')}</Link>
      </p>
      <details>
        <summary>{t('whole')}</summary>
        <code className={styles['hash']}>{commitment}</code>
      </details>
    </section>
  );
}
