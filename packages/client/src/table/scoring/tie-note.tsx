import type { Result } from '@great-fire/game';
import { formatList } from '../../i18n/format';
import { useTranslation } from '../../i18n/use-translation';
import { nameOf, useTable } from '../table-context';
import { getTiedLeaders, getTieBreakValue } from './ranking';
import styles from './scoring-screen.module.css';

/** Explains the tie-break and its values, if one decided the game. */
export function TieNote({ result }: { readonly result: Result }) {
  const { t } = useTranslation(['table', 'scoring']);
  const { match } = useTable();
  const { decidedBy } = result;
  if (decidedBy === null) return null;
  const figures = formatList(
    getTiedLeaders(result).map(
      (score) => `${nameOf(match, score.seat)} ${getTieBreakValue(score, decidedBy)}`,
    ),
  );
  return (
    <p className={styles['tie']}>
      <b>{t('scoring:tieBreak')}</b> {t(`scoring:tieLine.${decidedBy}`)}: {figures}
    </p>
  );
}
