import type { Result } from '@great-fire/game';
import { useTranslation } from '../../i18n/use-translation';
import { formatList } from '../../i18n/format';
import { nameOf, useTable } from '../model/table-context';
import { getTiedLeaders, rankScores, getTieBreakValue } from './score-rows';
import styles from './scoring-screen.module.css';

interface ResultHeadingProps {
  readonly result: Result;
  readonly isRevealed: boolean; // false: the reveal is still running
}

/** The winners and the reason for their win. */
export function ResultHeading({ result, isRevealed }: ResultHeadingProps) {
  const { t } = useTranslation(['table', 'scoring']);
  const { match, view } = useTable('match', 'view');
  const { winners } = result;
  const [winner] = winners;
  const winnerNames = formatList(winners.map((seat) => nameOf(match, seat)));
  const isOwnWin = winners.length === 1 && winner === view.viewer;
  if (!isRevealed) {
    return (
      <div>
        <h1 className={styles['result']}>{t('scoring:countingTitle')}</h1>
        <p className={styles['why']}>{t('scoring:countingHint')}</p>
      </div>
    );
  }
  return (
    <div>
      <h1 className={styles['result']}>
        {isOwnWin
          ? t('scoring:ownWin')
          : winners.length > 1
            ? t('scoring:draw')
            : t('scoring:playerWins', { name: winnerNames })}
      </h1>
      <p className={styles['why']}>
        <ResultReason result={result} />
      </p>
    </div>
  );
}

function ResultReason({ result }: { readonly result: Result }) {
  const { t } = useTranslation(['table', 'scoring']);
  const { match } = useTable('match');
  const [first, second] = rankScores(result);
  const { decidedBy } = result;
  if (first === undefined || second === undefined) return null;
  if (decidedBy === null) {
    const margin = first.total - second.total;
    return t('scoring:winMargin', { total: first.total, margin, name: nameOf(match, second.seat) });
  }
  const leaders = getTiedLeaders(result);
  const names = formatList(leaders.map(({ seat }) => nameOf(match, seat)));
  const figures = formatList(
    leaders.map((score) => `${nameOf(match, score.seat)} ${getTieBreakValue(score, decidedBy)}`),
  );
  return `${t('scoring:tiedTotals', { names, total: first.total })} ${t(`scoring:tieBrokenBy.${decidedBy}`, { figures })}`;
}
