import type { Result } from '@great-fire/game';
import { listed } from '../../i18n/listed';
import { useTranslation } from '../../i18n/use-translation';
import { nameOf, useTable } from '../table-context';
import { atTheTop, tieFigure } from './ranking';
import styles from './scoring.module.css';

/** The tie-break in words and figures, where one was needed. */
export function TieNote({ result }: { readonly result: Result }) {
  const { t } = useTranslation(['table', 'score']);
  const { match } = useTable();
  const { decidedBy } = result;
  if (decidedBy === null) return null;
  const figures = listed(
    atTheTop(result).map((score) => `${nameOf(match, score.seat)} ${tieFigure(score, decidedBy)}`),
  );
  return (
    <p className={styles['tie']}>
      <b>{t('score:tieBreak')}</b> {t(`score:tieLine.${decidedBy}`)}: {figures}
    </p>
  );
}
