import type { Result } from '@great-fire/game';
import { useTranslation } from '../../i18n/use-translation';
import { HeroIcon, HouseIcon } from '../pieces';
import { BotTag } from '../bot-tag';
import { nameOf, useTable } from '../table-context';
import type { Line } from './account';
import { LINES, sumOf } from './account';
import styles from './ledger.module.css';
import { ranked } from './ranking';
import type { Telling } from './use-telling';

interface LedgerProps {
  readonly result: Result;
  readonly telling: Telling;
}

/** The lines of END-2 as rows, people as columns; the total grows as they are told. */
export function Ledger({ result, telling: { isTold, now } }: LedgerProps) {
  const { t } = useTranslation(['table', 'common', 'score']);
  const { match } = useTable();
  const scores = isTold('total') ? ranked(result) : result.scores;
  const toldClass = (line: Line) => (isTold(line) ? (now === line ? styles['told'] : '') : styles['untold']);
  return (
    <table className={styles['ledger']} data-people={scores.length} data-testid="ledger">
      <thead>
        <tr>
          <td />
          {scores.map(({ seat }) => {
            const colour = result.reveal.colours[seat];
            return (
              <th key={seat} scope="col">
                {colour !== undefined && (
                  <span className={isTold('colours') ? '' : styles['covered']}>
                    <HouseIcon colour={colour} size={32} title={t(`common:colour.${colour}`)} />
                  </span>
                )}
                <span className={styles['name']}>{nameOf(match, seat)}</span>
                <BotTag level={match.seats[seat]?.bot ?? null} />
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {LINES.map(({ line, of }) => (
          <tr key={line} className={toldClass(line)}>
            <th scope="row">
              {t(`score:${line}`)}
              <small>{t(`score:${line}Hint`)}</small>
            </th>
            {scores.map((score) => (
              <td key={score.seat}>
                <Figure line={line} value={of(score)} />
              </td>
            ))}
          </tr>
        ))}
        <tr className={styles['total']}>
          <th scope="row">{t('score:total')}</th>
          {scores.map((score) => (
            <td
              key={score.seat}
              data-testid={`total-${score.seat}`}
              className={isTold('total') && result.winners.includes(score.seat) ? styles['won'] : undefined}
            >
              {sumOf(score, isTold)}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Figure({ line, value }: { readonly line: Line; readonly value: number }) {
  if (line === 'start') return value;
  if (value === 0) return <span className={styles['zero']}>0</span>;
  const signed = `${value > 0 ? '+' : '−'}${Math.abs(value)}`;
  if (line !== 'hero') return signed;
  return (
    <span className={styles['hero']}>
      <HeroIcon size={22} /> {signed}
    </span>
  );
}
