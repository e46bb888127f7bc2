import type { MatchSummary } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import { Button } from '../ui/button';
import { JoinByLink } from './join-by-link';
import styles from './lists.module.css';
import { TableRow } from './table-row';

interface OpenTablesProps {
  readonly matches: readonly MatchSummary[];
  readonly deserted: readonly MatchSummary[]; // a seat of theirs is open to whoever comes
  readonly onMore: (() => void) | null; // null: all are shown
}

/** Tables with a free seat, as they come and go; then games under way that lack somebody. */
export function OpenTables({ matches, deserted, onMore }: OpenTablesProps) {
  const { t } = useTranslation('lobby');
  return (
    <section>
      <div className={styles['head']}>
        <h2>{t('open')}</h2>
        <JoinByLink />
      </div>
      {matches.length + deserted.length === 0 ? (
        <p className={styles['empty']}>
          <b>{t('nobodyYet')}</b>
          {t('nobodyYetHint')}
        </p>
      ) : (
        <ul>
          {[...matches, ...deserted].map((match) => (
            <TableRow key={match.id} match={match} action={t('sit')} />
          ))}
        </ul>
      )}
      {onMore !== null && <Button onClick={onMore}>{t('more')}</Button>}
    </section>
  );
}
