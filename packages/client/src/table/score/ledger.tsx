import type { Result, Score } from '@great-fire/game';
import { useTranslation } from 'react-i18next';
import { HeroIcon, HouseIcon } from '../pieces';
import { nameOf, useTable } from '../table-context';
import styles from './ledger.module.css';
import { ranked } from './ranking';

const START = 40;
const LINE_MS = 250; // between two lines of the ledger

type Line = 'start' | 'houses' | 'cones' | 'objectives' | 'tokens' | 'hero';

const LINES: readonly { readonly line: Line; readonly of: (score: Score) => number }[] = [
  { line: 'start', of: () => START },
  { line: 'houses', of: ({ houses }) => houses - START },
  { line: 'cones', of: ({ cones }) => cones },
  { line: 'objectives', of: ({ objectives }) => objectives },
  { line: 'tokens', of: ({ oneVp }) => oneVp },
  { line: 'hero', of: ({ hero }) => hero },
];

/** The lines of END-2 as rows, people as columns. */
export function Ledger({ result }: { readonly result: Result }) {
  const { t } = useTranslation(['table', 'common']);
  const { match } = useTable();
  const scores = ranked(result);
  return (
    <div className={styles['frame']}>
      <table className={styles['ledger']} data-testid="ledger">
        <thead>
          <tr>
            <td />
            {scores.map(({ seat }) => {
              const colour = result.reveal.colours[seat];
              return (
                <th key={seat} scope="col">
                  {colour !== undefined && (
                    <HouseIcon colour={colour} size={28} title={t(`common:colour.${colour}`)} />
                  )}
                  <span className={styles['name']}>{nameOf(match, seat)}</span>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {LINES.map(({ line, of }, index) => (
            <tr key={line} style={{ animationDelay: `${index * LINE_MS}ms` }}>
              <th scope="row">
                {t(`score.${line}`)}
                <small>{t(`score.${line}Hint`)}</small>
              </th>
              {scores.map((score) => (
                <td key={score.seat}>
                  <Figure line={line} value={of(score)} />
                </td>
              ))}
            </tr>
          ))}
          <tr className={styles['total']} style={{ animationDelay: `${LINES.length * LINE_MS}ms` }}>
            <th scope="row">{t('score.total')}</th>
            {scores.map(({ seat, total }) => (
              <td
                key={seat}
                data-testid={`total-${seat}`}
                className={result.winners.includes(seat) ? styles['won'] : undefined}
              >
                {total}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
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
