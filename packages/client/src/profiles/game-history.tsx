import { toVariantCodes } from '@great-fire/game';
import { type FinishedGame, type GamesPage, isolateText } from '@great-fire/protocol';
import { useCallback } from 'react';
import { Link } from 'wouter';
import { fetchGames } from '../api/profiles';
import { useFetch } from '../api/use-fetch';
import { useMutation } from '../api/use-mutation';
import { formatDate } from '../i18n/format';
import { translateTableName } from '../i18n/table-name';
import { useTranslation } from '../i18n/use-translation';
import { RequestError } from '../ui/request-error';
import { tablePath, replayPath } from '../lib/routes';
import { useVariantLabel } from '../create-table/variant-label';
import { Button } from '../ui/button';
import { UserText } from '../ui/user-text';
import styles from './profiles.module.css';

/** The finished games of a player, newest first. */
export function GameHistory({ handle }: { readonly handle: string }) {
  const { t } = useTranslation(['profiles', 'common']);
  const fetcher = useCallback(() => fetchGames(handle), [handle]);
  const { data, error, setData } = useFetch<GamesPage>(fetcher);
  const loadingMore = useMutation();
  if (data === null) return <RequestError error={error} />;
  const { games, nextCursor } = data;
  const loadMore = async () => {
    const page = await loadingMore.run(() => fetchGames(handle, nextCursor));
    if (page !== null) setData({ games: [...games, ...page.games], nextCursor: page.nextCursor });
  };
  return (
    <section aria-labelledby="games">
      <h2 id="games">{t('finishedGames')}</h2>
      {games.length === 0 && <p className="intro">{t('noFinishedGames')}</p>}
      <ul className={styles['games']}>
        {games.map((game) => (
          <GameRow key={game.matchId} game={game} />
        ))}
      </ul>
      {nextCursor !== null && (
        <Button disabled={loadingMore.isPending} onClick={() => void loadMore()} data-testid="more-games">
          {t('showMore')}
        </Button>
      )}
      <RequestError error={loadingMore.error} />
    </section>
  );
}

function GameRow({ game }: { readonly game: FinishedGame }) {
  const { t } = useTranslation(['profiles', 'common']);
  const variants = useVariantLabel(toVariantCodes(game.options));
  const day = formatDate(game.endedAt);
  const tableName = translateTableName(game.tableName);
  const ranking = game.seats
    .map((player, seat) => ({ ...player, seat }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
  const hasWon = game.seats[game.seat]?.place === 1;
  return (
    <li data-testid={`game-${game.matchId}`}>
      <div className={styles['game']}>
        <h3>
          <Link href={tablePath(game.matchId)}>
            <UserText>{tableName}</UserText>
          </Link>
        </h3>
        <small>
          {day}, {variants}
          {game.isRated && `, ${t('ratedBadge')}`},{' '}
          <Link href={replayPath(game.matchId)} aria-label={`${t('replay')}: ${isolateText(tableName)}`}>
            {t('replay')}
          </Link>
        </small>
      </div>
      <ol className="flex wrap numbers gap-4-20" aria-label={t('finalPlaces')}>
        {ranking.map((player) => (
          <li key={player.seat} className={`small-target ${player.seat === game.seat ? 'bold' : ''}`}>
            <span className={hasWon && player.seat === game.seat ? 'ember' : ''}>{player.place}.</span>{' '}
            {player.handle === null || player.seat === game.seat ? (
              (player.name ?? '')
            ) : (
              <Link href={`/people/${player.handle}`}>{player.name ?? ''}</Link>
            )}{' '}
            <b>{player.total}</b>
          </li>
        ))}
      </ol>
    </li>
  );
}
