import type { FinishedGame, GamesPage } from '@great-fire/protocol';
import { useCallback } from 'react';
import { Link } from 'wouter';
import { readGames } from '../connection/people-api';
import { useRead } from '../connection/use-read';
import { dayOf } from '../i18n/listed';
import { tableNameFor } from '../i18n/table-name';
import { useTranslation } from '../i18n/use-translation';
import { FailedNote } from '../lobby/failed-note';
import { tablePath } from '../lobby/match-address';
import { replayPath } from '../replay/replay-address';
import { useRequest } from '../lobby/use-request';
import { useVariants } from '../lobby/variants';
import { Button } from '../ui/button';
import styles from './people.module.css';
import { rulesLetters } from './rules-of';

/** The games that somebody finished, the last one first. */
export function Games({ handle }: { readonly handle: string }) {
  const { t } = useTranslation(['people', 'common']);
  const read = useCallback(() => readGames(handle), [handle]);
  const { found, failed, change } = useRead<GamesPage>(read);
  const more = useRequest();
  if (found === null) return <FailedNote failed={failed} />;
  const { games, next } = found;
  const readMore = async () => {
    const page = await more.run(() => readGames(handle, next));
    if (page !== null) change({ games: [...games, ...page.games], next: page.next });
  };
  return (
    <section aria-labelledby="games">
      <h2 id="games">{t('games')}</h2>
      {games.length === 0 && <p className={styles['hint']}>{t('noGames')}</p>}
      <ul className={styles['games']}>
        {games.map((game) => (
          <Game key={game.match} game={game} />
        ))}
      </ul>
      {next !== null && (
        <Button disabled={more.isBusy} onClick={() => void readMore()} data-testid="more-games">
          {t('more')}
        </Button>
      )}
      <FailedNote failed={more.failed} />
    </section>
  );
}

function Game({ game }: { readonly game: FinishedGame }) {
  const { t } = useTranslation(['people', 'common']);
  const variants = useVariants(rulesLetters(game.options));
  const day = dayOf(game.endedAt);
  const tableName = tableNameFor(game.tableName);
  const ranked = game.seats
    .map((held, seat) => ({ ...held, seat }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
  const won = game.seats[game.seat]?.place === 1;
  return (
    <li data-testid={`game-${game.match}`}>
      <div className={styles['game']}>
        <h3>
          <Link href={tablePath(game.match)}>{tableName}</Link>
        </h3>
        <small>
          {day}, {variants}
          {game.isRated && `, ${t('rated')}`},{' '}
          <Link href={replayPath(game.match)} aria-label={`${t('replay')}: ${tableName}`}>
            {t('replay')}
          </Link>
        </small>
      </div>
      <ol className={styles['places']} aria-label={t('places')}>
        {ranked.map((held) => (
          <li key={held.seat} className={held.seat === game.seat ? styles['own'] : ''}>
            <span className={won && held.seat === game.seat ? styles['won'] : ''}>{held.place}.</span>{' '}
            {held.handle === null || held.seat === game.seat ? (
              (held.name ?? '')
            ) : (
              <Link href={`/people/${held.handle}`}>{held.name ?? ''}</Link>
            )}{' '}
            <b>{held.total}</b>
          </li>
        ))}
      </ol>
    </li>
  );
}
