import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { dayOf, listed } from '../i18n/listed';
import { useTranslation } from '../i18n/use-translation';
import lists from '../lobby/lists.module.css';
import { CrossIcon } from '../table/pieces';
import { buttonClass } from '../ui/button';
import { IconButton } from '../ui/icon-button';
import styles from './kept-games.module.css';
import { gamePath } from './practice-address';
import { practiceReplayPath } from '../replay/replay-address';
import type { SavedGame } from './saved-game';
import { playedAt } from './saved-game';
import { removeGame, savedGames } from './shelf';

/** The games that this device keeps. */
export function KeptGames() {
  const { t } = useTranslation('practice');
  const [games, setGames] = useState<readonly SavedGame[] | null>(null);
  const read = useCallback(() => {
    savedGames().then(setGames, () => setGames([]));
  }, []);
  useEffect(read, [read]);
  if (games === null) return null;
  return (
    <section>
      <div className={lists['head']}>
        <h2>{t('kept')}</h2>
      </div>
      {games.length === 0 ? (
        <p className={lists['empty']}>
          <b>{t('none')}</b>
          {t('noneHint')}
        </p>
      ) : (
        <ul>
          {games.map((game) => (
            <KeptGame key={game.id} game={game} onRemove={() => void removeGame(game.id).then(read)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function KeptGame({ game, onRemove }: { readonly game: SavedGame; readonly onRemove: () => void }) {
  const { t } = useTranslation(['practice', 'lobby']);
  const { id, players, turn, isOver } = game;
  const names = listed(players.map(({ name }) => name));
  return (
    <li className={styles['game']} data-testid={`kept-${id}`}>
      <div>
        <h3 className={styles['names']}>{names}</h3>
        <small>
          {isOver ? t('over') : turn === 0 ? t('lobby:setup') : t('lobby:turn', { number: turn })},{' '}
          {dayOf(playedAt(game))}
        </small>
      </div>
      <span className={styles['ways']}>
        {isOver && (
          <Link href={practiceReplayPath(id)} className={buttonClass({ size: 'small' })}>
            {t('replay')}
          </Link>
        )}
        <Link href={gamePath(id)} className={buttonClass({ size: 'small' })}>
          {t(isOver ? 'look' : 'goOn')}
        </Link>
      </span>
      <IconButton label={t('remove', { names })} onPress={onRemove}>
        <CrossIcon size={18} />
      </IconButton>
    </li>
  );
}
