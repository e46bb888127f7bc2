import type { MatchListItem } from '@great-fire/protocol';
import { decodeFire } from '@great-fire/protocol';
import { districtNames } from 'virtual:district-names';
import { memo } from 'react';
import { Link } from 'wouter';
import { formatList } from '../i18n/format';
import { translateTableName } from '../i18n/table-name';
import { useTranslation } from '../i18n/use-translation';
import { currentLeaders } from './current-leaders';
import styles from './lobby-list.module.css';
import { MapThumbnail } from './map-thumbnail';
import { tablePath } from '../lib/routes';

/** A running game: the fire on a small map, the players, the turn, the leaders and the number of spectators. */
export const LiveGameCard = memo(function LiveGameCard({ match }: { readonly match: MatchListItem }) {
  const { t } = useTranslation(['lobby', 'lobbyLists']);
  const burning = decodeFire(match.fire ?? '');
  const latestDistrict = burning.at(-1);
  const { seats, turn = 0, spectators = 0 } = match;
  const people = seats.filter((occupant) => typeof occupant === 'string');
  const bots = seats.filter((occupant) => occupant === 0).length;
  const players = bots === 0 ? people : [...people, t('bots', { count: bots })];
  const leaders = currentLeaders(match, t('bot'));
  const details = [
    turn === 0 ? t('setup') : t('turn', { number: turn }),
    ...(turn > 0 && latestDistrict !== undefined
      ? [t('lobbyLists:fireAt', { district: districtNames[latestDistrict] ?? latestDistrict })]
      : []),
    ...(spectators > 0 ? [t('watchers', { count: spectators })] : []),
  ];
  return (
    <li>
      <Link href={tablePath(match.id)} className={styles['tile'] ?? ''}>
        <span className={styles['picture']}>
          <MapThumbnail burning={burning} />
        </span>
        <b>{translateTableName(match.name)}</b>
        <small>{formatList(players)}</small>
        <small>{details.join(', ')}</small>
        {leaders !== null && (
          <small>
            {t('lobbyLists:leads', {
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
