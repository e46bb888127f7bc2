import type { TableRow } from '@great-fire/protocol';
import { districtsOf } from '@great-fire/protocol';
import { districtNames } from 'virtual:district-names';
import { memo } from 'react';
import { Link } from 'wouter';
import { listed } from '../i18n/listed';
import { tableNameFor } from '../i18n/table-name';
import { useTranslation } from '../i18n/use-translation';
import { leadersOf } from './leaders';
import styles from './lists.module.css';
import { MapThumbnail } from './map-thumbnail';
import { tablePath } from './match-address';

/** One running game: the fire as a small map, how far it has come, who leads, who watches. */
export const WatchTile = memo(function WatchTile({ match }: { readonly match: TableRow }) {
  const { t } = useTranslation(['lobby', 'lists']);
  const burning = districtsOf(match.fire ?? '');
  const front = burning.at(-1);
  const { turn = 0, watching = 0 } = match;
  const standing = leadersOf(match, t('bot'));
  const told = [
    turn === 0 ? t('setup') : t('turn', { number: turn }),
    ...(turn > 0 && front !== undefined
      ? [t('lists:fireAt', { district: districtNames[front] ?? front })]
      : []),
    ...(watching > 0 ? [t('watchers', { count: watching })] : []),
  ];
  return (
    <li>
      <Link href={tablePath(match.id)} className={styles['tile'] ?? ''}>
        <span className={styles['picture']}>
          <MapThumbnail burning={burning} />
        </span>
        <b>{tableNameFor(match.name)}</b>
        <small>{told.join(', ')}</small>
        {standing !== null && (
          <small>
            {t('lists:leads', {
              count: standing.names.length,
              names: listed(standing.names),
              points: standing.points,
            })}
          </small>
        )}
      </Link>
    </li>
  );
});
