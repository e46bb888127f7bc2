import type { Result } from '@great-fire/game';
import { useTranslation } from '../../i18n/use-translation';
import { listed } from '../../i18n/listed';
import { nameOf, useTable } from '../table-context';
import { atTheTop, ranked, tieFigure } from './ranking';
import styles from './scoring.module.css';

interface VerdictProps {
  readonly result: Result;
  readonly isTold: boolean; // false: the account is still being told
}

/** Who won, and by what. */
export function Verdict({ result, isTold }: VerdictProps) {
  const { t } = useTranslation(['table', 'score']);
  const { match, view } = useTable();
  const { winners } = result;
  const [winner] = winners;
  const won = listed(winners.map((seat) => nameOf(match, seat)));
  const isMine = winners.length === 1 && winner === view.viewer;
  if (!isTold) {
    return (
      <div>
        <h1 className={styles['verdict']}>{t('score:counting')}</h1>
        <p className={styles['why']}>{t('score:countingHint')}</p>
      </div>
    );
  }
  return (
    <div>
      <h1 className={styles['verdict']}>
        {isMine ? t('score:youWin') : winners.length > 1 ? t('score:draw') : t('score:wins', { name: won })}
      </h1>
      <p className={styles['why']}>
        <Why result={result} />
      </p>
    </div>
  );
}

function Why({ result }: { readonly result: Result }) {
  const { t } = useTranslation(['table', 'score']);
  const { match } = useTable();
  const [first, second] = ranked(result);
  const { decidedBy } = result;
  if (first === undefined || second === undefined) return null;
  if (decidedBy === null) {
    const margin = first.total - second.total;
    return t('score:margin', { total: first.total, margin, name: nameOf(match, second.seat) });
  }
  const top = atTheTop(result);
  const names = listed(top.map(({ seat }) => nameOf(match, seat)));
  const figures = listed(top.map((score) => `${nameOf(match, score.seat)} ${tieFigure(score, decidedBy)}`));
  return `${t('score:bothHave', { names, total: first.total })} ${t(`score:decided.${decidedBy}`, { figures })}`;
}
