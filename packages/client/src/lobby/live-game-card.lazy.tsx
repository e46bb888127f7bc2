import { type MatchListItem, decodeFire } from '@great-fire/protocol';
import { districtNames } from 'virtual:district-names';
import { memo } from 'react';
import { Link } from 'wouter';
import { flatCity } from 'virtual:pictures';
import { formatList } from '../i18n/format';
import { translateTableName } from '../i18n/table-name';
import { useTranslation } from '../i18n/use-translation';
import { tableLink } from '../lib/link-state';
import { tablePath } from '../lib/routes';
import { UserText } from '../ui/user-text';
import { currentLeaders } from './current-leaders';
import styles from './lobby-list.module.css';

interface MapThumbnailProps {
  readonly burning: readonly string[]; // district ids
}

/** A small flat map of the city, with burning districts highlighted. */
function MapThumbnail({ burning }: MapThumbnailProps) {
  const { t } = useTranslation('lobbyLists');
  return (
    <svg
      viewBox="14 14 1572 946"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={t('mapThumbnail', { count: burning.length })}
    >
      <g stroke="var(--street)" strokeWidth={9} strokeLinejoin="round">
        <use href={`${flatCity}#city`} />
        <g fill="var(--thumbnail-fire)">
          {burning.map((id) => (
            <use key={id} href={`${flatCity}#${id}`} />
          ))}
        </g>
      </g>
    </svg>
  );
}

interface LiveGameCardProps {
  readonly match: MatchListItem;
  readonly isAgainstBots: boolean; // a single person plays, without spectators
}

/** A running game: the fire on a small map, the players, the turn, the leaders and the number of spectators. */
export const LiveGameCard = memo(function LiveGameCard({ match, isAgainstBots }: LiveGameCardProps) {
  const { t } = useTranslation(['lobby', 'lobbyLists']);
  const burning = decodeFire(match.fire ?? '');
  const latestDistrict = burning.at(-1);
  const { seats, turn = 0, spectators = 0 } = match;
  const people = seats.filter((occupant) => typeof occupant === 'string');
  const bots = seats.filter((occupant) => occupant === 0).length;
  const players = bots === 0 ? people : [...people, t('botCount', { count: bots })];
  const leaders = currentLeaders(match, t('unnamedBot'));
  const details = [
    turn === 0 ? t('setup') : t('turnNumber', { number: turn }),
    ...(turn > 0 && latestDistrict !== undefined
      ? [t('lobbyLists:fireInDistrict', { district: districtNames[latestDistrict] ?? latestDistrict })]
      : []),
    ...(spectators > 0 ? [t('spectatorCount', { count: spectators })] : []),
  ];
  return (
    <li>
      <Link
        href={tablePath(match.id)}
        {...tableLink(match.name, match.status)}
        className={`round-6 block plain-link ${styles['tile']}`}
      >
        <span className={`relative clipped framed block round-6 fill-svg ${styles['picture']}`}>
          <MapThumbnail burning={burning} />
          {isAgainstBots && <span className={styles['mark']}>{t('lobbyLists:againstBots')}</span>}
        </span>
        <b className="block fell-20">
          <UserText>{translateTableName(match.name)}</UserText>
        </b>
        <small className="block">{formatList(players)}</small>
        <small className="block">{details.join(', ')}</small>
        {leaders !== null && (
          <small className="block">
            {t('lobbyLists:leaders', {
              count: leaders.names.length,
              names: formatList(leaders.names),
              points: leaders.points,
            })}
          </small>
        )}
      </Link>
    </li>
  );
});
