import type { MatchListItem } from '@great-fire/protocol';
import { lazyWithMessages } from '../i18n/lazy-with-messages';
import { useTranslation } from '../i18n/use-translation';
import styles from './lobby-list.module.css';

// Loaded only with a running game, because the map needs the districts.
const LiveGameCard = lazyWithMessages(
  () => import('./live-game-card.lazy').then((module) => module.LiveGameCard),
  'lobbyLists',
);

const MAX_BOT_GAMES = 4; // many of them are abandoned

/** A game of one person against bots comes after all others, unless someone watches it. */
export const isWorthWatching = ({ seats, spectators = 0 }: MatchListItem): boolean =>
  spectators > 0 || seats.filter((occupant) => typeof occupant === 'string').length > 1;

/** The running games with links to watch them: those among people, then some against bots. */
export function LiveGames({ matches: running }: { readonly matches: readonly MatchListItem[] }) {
  const { t } = useTranslation('lobby');
  const botGames = running.filter((match) => !isWorthWatching(match));
  const matches = [...running.filter(isWorthWatching), ...botGames.slice(0, MAX_BOT_GAMES)];
  if (matches.length === 0) return null;
  return (
    <section>
      <div className={styles['head']}>
        <h2>{t('liveGames')}</h2>
      </div>
      <ul className={`stack line-above gap-16 pad-top-10 ${styles['tiles']}`}>
        {matches.map((match) => (
          <LiveGameCard key={match.id} match={match} isAgainstBots={!isWorthWatching(match)} />
        ))}
      </ul>
    </section>
  );
}
