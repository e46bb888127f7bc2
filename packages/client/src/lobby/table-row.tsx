import type { MatchSummary } from '@great-fire/protocol';
import type { ReactNode } from 'react';
import { listed } from '../i18n/listed';
import { useTranslation } from '../i18n/use-translation';
import { Link } from 'wouter';
import { buttonClass } from '../ui/button';
import { paceWords } from '../pace/pace-words';
import { tablePath } from './match-address';
import styles from './table-row.module.css';
import { useVariants } from './variants';

interface TableRowProps {
  readonly match: MatchSummary;
  readonly middle?: ReactNode; // in place of the rules
  readonly action: string;
  readonly isCalled?: boolean; // it waits for me
}

/** One table of a list: name and people, rules, seats, one way in. */
export function TableRow({ match, middle, action, isCalled = false }: TableRowProps) {
  const { t } = useTranslation('lobby');
  const variants = useVariants(match.options);
  const people = match.seats.flatMap(({ name, bot }) => (bot === null ? (name ?? []) : []));
  const bots = match.seats.filter(({ bot }) => bot !== null).length;
  const open = match.seats.filter(({ isOpen }) => isOpen).length;
  const everybody = bots === 0 ? people : [...people, t('bots', { count: bots })];
  const begun = match.turn === 0 ? t('setup') : t('turn', { number: match.turn });
  const taken = t('seatsTaken', { taken: people.length + bots, count: match.seats.length });
  const told = open > 0 ? t('seatsOpen', { count: open }) : match.status === 'open' ? taken : begun;
  return (
    <li className={`${styles['row']} ${isCalled ? styles['mine'] : ''}`} data-testid={`table-${match.id}`}>
      <div>
        <h3 className={styles['name']}>{match.tableName}</h3>
        <small>{listed(everybody)}</small>
      </div>
      <div className={styles['middle']}>
        <div>{middle ?? variants}</div>
        <small>
          {paceWords(t, match.pace.clock)}
          <span className={styles['spoken']}>, {match.language.toUpperCase()}</span>
        </small>
      </div>
      <span className={styles['language']}>{match.language.toUpperCase()}</span>
      <div className={styles['count']}>
        <span className={styles['seats']} aria-hidden="true">
          {match.seats.map(({ name, isOpen }, seat) => (
            <span
              key={seat}
              className={`${styles['seat']} ${name === null || isOpen ? '' : styles['taken']}`}
            />
          ))}
        </span>
        <small>{told}</small>
      </div>
      <span className={styles['go']}>
        <Link
          href={tablePath(match.id)}
          className={buttonClass({ size: 'small', ...(isCalled && { kind: 'primary' as const }) })}
        >
          {action}
        </Link>
      </span>
    </li>
  );
}
