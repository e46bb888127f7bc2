import type { TableRow as Row } from '@great-fire/protocol';
import { clockOf } from '@great-fire/protocol';
import type { ReactNode } from 'react';
import { Fragment, memo } from 'react';
import { betweenListed } from '../i18n/listed';
import { tableNameFor } from '../i18n/table-name';
import { useTranslation } from '../i18n/use-translation';
import { Link } from 'wouter';
import { buttonClass } from '../ui/button';
import { paceWords } from '../pace/pace-words';
import { tablePath } from './match-address';
import styles from './table-row.module.css';
import { useVariants } from './variants';

interface TableRowProps {
  readonly match: Row;
  readonly middle?: ReactNode; // in place of the rules
  readonly note?: ReactNode; // in place of the pace, under it
  readonly action: string;
  readonly isCalled?: boolean; // it waits for me
}

/** One table of a list: name and people, rules, seats, one way in. The same table is not drawn again. */
export const TableRow = memo(function TableRow({
  match,
  middle,
  note,
  action,
  isCalled = false,
}: TableRowProps) {
  const { t } = useTranslation(['lobby', 'lists']);
  const variants = useVariants(match.rules);
  const { seats, status, open = [], turn = 0 } = match;
  const begun = turn === 0 ? t('setup') : t('turn', { number: turn });
  const taken = t('seatsTaken', { taken: seats.filter((held) => held !== null).length, count: seats.length });
  const told = open.length > 0 ? t('seatsOpen', { count: open.length }) : status === 'open' ? taken : begun;
  const language = match.lang.toUpperCase();
  return (
    <li className={`${styles['row']} ${isCalled ? styles['mine'] : ''}`} data-testid={`table-${match.id}`}>
      <div>
        <h3 className={styles['name']}>{tableNameFor(match.name)}</h3>
        <small className={styles['people']}>
          <People match={match} />
        </small>
        {match.blocked === true && <small className={styles['blocked']}>{t('lists:withBlocked')}</small>}
      </div>
      <div className={styles['middle']}>
        <div>{middle ?? variants}</div>
        <small>
          {note ?? paceWords(t, clockOf(match.pace))}
          <span className={styles['spoken']}>, {language}</span>
        </small>
      </div>
      <span className={styles['language']}>{language}</span>
      <div className={styles['count']}>
        <span className={styles['seats']} aria-hidden="true">
          {seats.map((held, seat) => (
            <span
              key={seat}
              className={`${styles['seat']} ${held === null || open.includes(seat) ? '' : styles['taken']}`}
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
});

/** Who sits there, each a way to their page, and how many bots. */
function People({ match: { id, seats } }: { readonly match: Row }) {
  const { t } = useTranslation('lobby');
  const bots = seats.filter((held) => held === 0).length;
  const people = seats.flatMap((name, seat) =>
    typeof name === 'string'
      ? [
          <Link key={seat} href={`/people/${id}.${seat}`}>
            {name}
          </Link>,
        ]
      : [],
  );
  const all = bots === 0 ? people : [...people, t('bots', { count: bots })];
  const before = betweenListed(all.length);
  return all.map((one, place) => (
    <Fragment key={place}>
      {before[place]}
      {one}
    </Fragment>
  ));
}
