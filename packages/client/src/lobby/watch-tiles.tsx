import type { MatchSummary } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import { Link } from 'wouter';
import styles from './lists.module.css';
import { MapThumbnail } from './map-thumbnail';
import { tablePath } from './match-address';

/** Running games: where it burns now, and a way to watch. */
export function WatchTiles({ matches }: { readonly matches: readonly MatchSummary[] }) {
  const { t } = useTranslation('lobby');
  if (matches.length === 0) return null;
  return (
    <section>
      <div className={styles['head']}>
        <h2>{t('watch')}</h2>
      </div>
      <ul className={styles['tiles']}>
        {matches.map((match) => (
          <li key={match.id}>
            <Link href={tablePath(match.id)} className={styles['tile'] ?? ''}>
              <span className={styles['picture']}>
                <MapThumbnail burning={match.burning} />
              </span>
              <b>{match.tableName}</b>
              <small>
                {match.turn === 0
                  ? t('setup')
                  : t('byTurns', { number: match.turn, count: match.burning.length })}
                {match.spectators > 0 && `, ${t('watchers', { count: match.spectators })}`}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
