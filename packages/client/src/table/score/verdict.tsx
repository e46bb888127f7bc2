import type { Result } from '@great-fire/game';
import { useTranslation } from 'react-i18next';
import { nameOf, useTable } from '../table-context';
import { atTheTop, ranked, tieFigure } from './ranking';
import styles from './scoring.module.css';

/** Who won, and by what. */
export function Verdict({ result }: { readonly result: Result }) {
  const { t } = useTranslation('table');
  const { match, view } = useTable();
  const { winners } = result;
  const [winner] = winners;
  const won = winners.map((seat) => nameOf(match, seat)).join(', ');
  const isMine = winners.length === 1 && winner === view.viewer;
  return (
    <div>
      <h1 className={styles['verdict']}>
        {isMine ? t('score.youWin') : winners.length > 1 ? t('score.draw') : t('score.wins', { name: won })}
      </h1>
      <p className={styles['why']}>
        <Why result={result} />
      </p>
    </div>
  );
}

function Why({ result }: { readonly result: Result }) {
  const { t } = useTranslation('table');
  const { match } = useTable();
  const [first, second] = ranked(result);
  const { decidedBy } = result;
  if (first === undefined || second === undefined) return null;
  if (decidedBy === null) {
    const margin = first.total - second.total;
    return t('score.margin', { total: first.total, margin, name: nameOf(match, second.seat) });
  }
  const top = atTheTop(result);
  const names = top.map(({ seat }) => nameOf(match, seat)).join(', ');
  const figures = top
    .map((score) => `${nameOf(match, score.seat)} ${tieFigure(score, decidedBy)}`)
    .join(', ');
  return `${t('score.bothHave', { names, total: first.total })} ${t(`score.decided.${decidedBy}`, { figures })}`;
}
