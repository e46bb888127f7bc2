import type { TableRow } from '@great-fire/protocol';
import { Suspense } from 'react';
import { openWords } from '../i18n/i18n';
import { useTranslation } from '../i18n/use-translation';
import styles from './lists.module.css';
import { lazily } from '../shell/lazily';

// The districts by their signs and names are fetched only where there is a fire to show.
const WatchTile = lazily(async () => {
  const [tile] = await Promise.all([import('./watch-tile'), openWords('lists')]);
  return { default: tile.WatchTile };
});

/** Running games: where it burns now, and a way to watch. */
export function WatchTiles({ matches }: { readonly matches: readonly TableRow[] }) {
  const { t } = useTranslation('lobby');
  if (matches.length === 0) return null;
  return (
    <section>
      <div className={styles['head']}>
        <h2>{t('watch')}</h2>
      </div>
      <ul className={styles['tiles']}>
        <Suspense fallback={null}>
          {matches.map((match) => (
            <WatchTile key={match.id} match={match} />
          ))}
        </Suspense>
      </ul>
    </section>
  );
}
