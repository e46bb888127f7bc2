import type { MatchListItem } from '@great-fire/protocol';
import { Suspense } from 'react';
import { lazyWithMessages } from '../i18n/lazy-with-messages';
import { useTranslation } from '../i18n/use-translation';
import styles from './lobby-list.module.css';

// Loaded only with a running game, because the map needs the districts.
const LiveGameCard = lazyWithMessages(
  () => import('./live-game-card.lazy').then((module) => module.LiveGameCard),
  'lobbyLists',
);

/** A game of one person against bots is worth a visit only if others watch it. Many of these games are abandoned. */
export const isWorthWatching = ({ seats, spectators = 0 }: MatchListItem): boolean =>
  spectators > 0 || seats.filter((occupant) => typeof occupant === 'string').length > 1;

/** The running games among people, with links to watch them. */
export function LiveGames({ matches: running }: { readonly matches: readonly MatchListItem[] }) {
  const { t } = useTranslation('lobby');
  const matches = running.filter(isWorthWatching);
  if (matches.length === 0) return null;
  return (
    <section>
      <div className={styles['head']}>
        <h2>{t('liveGames')}</h2>
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
