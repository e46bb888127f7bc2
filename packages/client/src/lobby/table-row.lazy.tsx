import { type MatchListItem as Row, decodeClock } from '@great-fire/protocol';
import { type ReactNode, Fragment, memo, useId } from 'react';
import { Link } from 'wouter';
import { listSeparators } from '../i18n/format';
import { translateTableName } from '../i18n/table-name';
import { useTranslation } from '../i18n/use-translation';
import { Button, buttonClass } from '../ui/button';
import { timeControlLabel } from '../create-table/time-control';
import { tableLink } from '../lib/link-state';
import { playerPath, tablePath } from '../lib/routes';
import { useVariantLabel } from '../create-table/variant-label';
import { UserText } from '../ui/user-text';
import styles from './table-row.module.css';

interface TableRowProps {
  readonly match: Row;
  readonly summary?: ReactNode; // replaces the rules
  readonly caption?: ReactNode; // replaces the time control, under the summary
  readonly action: string;
  readonly onAction?: (() => void) | null; // null: the action is a link to the table
  readonly isActionPending?: boolean;
  readonly isOwnTurn?: boolean; // the viewer's turn
  readonly note?: string; // after the players
}

/**
 * One table of a list: name and players, rules, seats and one link. Memoized, so unchanged rows do not render again.
 */
export const TableRow = memo(function TableRow({
  match,
  summary,
  caption,
  action,
  onAction = null,
  isActionPending = false,
  isOwnTurn = false,
  note,
}: TableRowProps) {
  const { t } = useTranslation(['lobby', 'lobbyLists']);
  const variants = useVariantLabel(match.variants);
  const headingId = useId();
  const { seats, status, openSeats = [], turn = 0 } = match;
  const turnText = turn === 0 ? t('setup') : t('turnNumber', { number: turn });
  const seatsText = t('lobbyLists:seatsTaken', {
    taken: seats.filter((occupant) => occupant !== null).length,
    count: seats.length,
  });
  const statusText =
    openSeats.length > 0
      ? t('lobbyLists:openSeatCount', { count: openSeats.length })
      : status === 'open'
        ? seatsText
        : turnText;
  const language = match.lang.toUpperCase();
  return (
    <li
      className={`stack relative line-above level gap-16 pad-6-0 ${styles['row']} ${isOwnTurn ? styles['own'] : ''}`}
      data-testid={`table-${match.id}`}
    >
      <div>
        <h3 className="fell-20 any-break" id={headingId}>
          <UserText>{translateTableName(match.name)}</UserText>
        </h3>
        <small className={`${styles['people']} block`}>
          <SeatedPlayers match={match} />
          {note !== undefined && `, ${note}`}
        </small>
        {match.isBlocked === true && (
          <small className="ember block">{t('lobbyLists:blockedPlayerWarning')}</small>
        )}
      </div>
      <div className={styles['middle']}>
        <div>{summary ?? variants}</div>
        <small className="block">
          {caption ?? timeControlLabel(t, decodeClock(match.clock))}
          <span className={styles['languageName']}>, {language}</span>
        </small>
      </div>
      <span className={`quiet text-14-5 ${styles['language']}`}>{language}</span>
      <div className={styles['count']}>
        <span className={`flex gap-4 ${styles['seats']}`} aria-hidden="true">
          {seats.map((occupant, seat) => (
            <span
              key={seat}
              className={`${styles['seat']} ${occupant === null || openSeats.includes(seat) ? '' : styles['taken']}`}
            />
          ))}
        </span>
        <small className="block">{statusText}</small>
      </div>
      <span className={`at-end ${styles['go']}`}>
        {onAction === null ? (
          <Link
            href={tablePath(match.id)}
            {...tableLink(match.name, match.status)}
            aria-describedby={headingId}
            className={buttonClass({ size: 'small', ...(isOwnTurn && { variant: 'primary' as const }) })}
          >
            {action}
          </Link>
        ) : (
          <Button size="small" disabled={isActionPending} aria-describedby={headingId} onClick={onAction}>
            {action}
          </Button>
        )}
      </span>
    </li>
  );
});

/** The seated players with links to their profiles, and the number of bots. */
function SeatedPlayers({ match: { id, seats } }: { readonly match: Row }) {
  const { t } = useTranslation('lobby');
  const bots = seats.filter((occupant) => occupant === 0).length;
  const players = seats.flatMap((name, seat) =>
    typeof name === 'string'
      ? [
          <Link key={seat} href={playerPath(id, seat)}>
            <UserText>{name}</UserText>
          </Link>,
        ]
      : [],
  );
  const items = bots === 0 ? players : [...players, t('botCount', { count: bots })];
  const lastPlayer = seats.filter((occupant) => typeof occupant === 'string').at(-1);
  const separators = listSeparators(items.length, bots === 0 ? lastPlayer : undefined);
  return items.map((item, index) => (
    <Fragment key={index}>
      {separators[index]}
      {item}
    </Fragment>
  ));
}
