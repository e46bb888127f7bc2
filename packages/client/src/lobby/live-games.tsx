import type { MatchListItem } from '@great-fire/protocol';
import { Suspense } from 'react';
import { loadMessages } from '../i18n/i18n';
import { useTranslation } from '../i18n/use-translation';
import styles from './lobby-list.module.css';
import { lazyWithRetry } from '../lib/lazy-with-retry';

// The districts by their signs and names are fetched only where there is a fire to show.
const LiveGameCard = lazyWithRetry(async () => {
  const [module] = await Promise.all([import('./live-game-card'), loadMessages('lists')]);
  return { default: module.LiveGameCard };
});

/** Running games: where it burns now, and a way to watch. */
export function LiveGames({ matches }: { readonly matches: readonly MatchListItem[] }) {
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
            <LiveGameCard key={match.id} match={match} />
          ))}
        </Suspense>
      </ul>
    </section>
  );
}
