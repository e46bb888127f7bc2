import type { Result, Seat } from '@great-fire/game';
import { useTranslation } from '../../i18n/use-translation';
import { useMediaQuery } from '../../lib/use-media-query';
import { HeroIcon } from '../../pieces/figures';
import { HouseIcon } from '../../pieces/house';
import { BotBadge } from '../players/bot-badge';
import { nameOf, useTable } from '../model/table-context';
import { type ScoreRow, SCORE_ROWS, getPartialTotal, rankScores } from './score-rows';
import styles from './score-table.module.css';
import type { ScoreReveal } from './score-reveal';

interface ScoreTableProps {
  readonly result: Result;
  readonly scoreReveal: ScoreReveal;
}

/** The score table: the rows of END-2, a column for each player. The totals grow during the reveal. */
export function ScoreTable({ result, scoreReveal: { isRevealed, current } }: ScoreTableProps) {
  const { t } = useTranslation(['table', 'common', 'scoring']);
  const { match, view } = useTable('match', 'view');
  const getSeatClass = (seat: Seat) => (seat === view.viewer ? styles['own'] : undefined);
  const isPhone = !useMediaQuery('(min-width: 600px)');
  const scores = isRevealed('total') ? rankScores(result) : result.scores;
  const getRowClass = (row: ScoreRow) =>
    isRevealed(row) ? (current === row ? styles['current'] : '') : styles['unrevealed'];
  // The first row on a phone, where the last one is out of sight.
  const total = (
    <tr className={styles['total']}>
      <th scope="row">{t('scoring:total')}</th>
      {scores.map((score) => (
        <td
          key={score.seat}
          data-testid={`total-${score.seat}`}
          className={[
            isRevealed('total') && result.winners.includes(score.seat) && styles['won'],
            getSeatClass(score.seat),
          ]
            .filter(Boolean)
            .join(' ')}
        >
          {getPartialTotal(score, isRevealed)}
        </td>
      ))}
    </tr>
  );
  return (
    <table className={`wide ${styles['scores']}`} data-player-count={scores.length} data-testid="score-table">
      <thead>
        <tr>
          <td />
          {scores.map(({ seat }) => {
            const colour = result.reveal.colours[seat];
            return (
              <th
                key={seat}
                scope="col"
                className={getSeatClass(seat)}
                {...(seat === view.viewer && { 'aria-description': t('player.you') })}
              >
                {colour !== undefined && (
                  <span className={isRevealed('colours') ? '' : 'unseen'}>
                    <HouseIcon colour={colour} size={32} title={t(`common:colour.${colour}`)} />
                  </span>
                )}
                <span className={`any-break block fell-20 ${styles['name']}`}>{nameOf(match, seat)}</span>
                <BotBadge level={match.seats[seat]?.botLevel ?? null} short={isPhone} />
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {isPhone && total}
        {SCORE_ROWS.map(({ row, getValue }) => (
          <tr key={row} className={getRowClass(row)}>
            <th scope="row">
              {t(`scoring:${row}`)}
              <small>{t(`scoring:${row}Hint`)}</small>
            </th>
            {scores.map((score) => (
              <td key={score.seat} className={getSeatClass(score.seat)}>
                <ScoreCell row={row} value={getValue(score)} />
              </td>
            ))}
          </tr>
        ))}
        {!isPhone && total}
      </tbody>
    </table>
  );
}

function ScoreCell({ row, value }: { readonly row: ScoreRow; readonly value: number }) {
  if (row === 'start') return value;
  if (value === 0) return <span className="quiet regular">0</span>;
  const signed = `${value > 0 ? '+' : '−'}${Math.abs(value)}`;
  if (row !== 'hero') return signed;
  return (
    <span className={`level gap-4 ${styles['hero']}`}>
      <HeroIcon size={22} /> {signed}
    </span>
  );
}
