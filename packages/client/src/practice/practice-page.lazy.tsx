import { type ComponentType, type ReactNode, useEffect, useCallback, useState } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '../i18n/use-translation';
import { IllustratedLayout } from '../page/illustrated-layout';
import { useIsDesktop } from '../lib/use-media-query';
import { TopBar } from '../page/top-bar';
import { formatDate, formatList } from '../i18n/format';
import { importWithRetry } from '../lib/lazy-with-retry';
import lists from '../lobby/lobby-list.module.css';
import { LoadingRows } from '../lobby/loading-rows';
import { CloseIcon } from '../ui/icons';
import { buttonClass, IconButton } from '../ui/button';
import { practicePath, practiceReplayPath } from '../lib/routes';
import { PracticeForm } from './practice-form.lazy';
import styles from './saved-games.module.css';
import { type SavedGame, lastPlayedAt } from './saved-game';
import { hasStoredGames, removeGame } from './game-store';

/** Returns the stored games. Only a device that has some loads the validation. */
async function listGames(): Promise<readonly SavedGame[]> {
  if (!(await hasStoredGames())) return [];
  const { loadSavedGames } = await importWithRetry(() => import('./game-reader.lazy'));
  return loadSavedGames();
}

const MAX_GAMES_ABOVE_PREVIEW = 4; // more fill the height of a laptop

interface PracticePageProps {
  // Fills a wide page that lists few games.
  readonly LobbyPreview: ComponentType<{ readonly isCompact: boolean; readonly children: ReactNode }>;
}

/** List of the practice games on this device. A short one is followed by the preview of the game. */
function SavedGames({ LobbyPreview }: PracticePageProps) {
  const { t } = useTranslation('practice');
  const isDesktop = useIsDesktop();
  const [games, setGames] = useState<readonly SavedGame[] | null>(null);
  const reload = useCallback(() => {
    listGames().then(setGames, () => setGames([]));
  }, []);
  useEffect(reload, [reload]);
  return (
    <>
      <section>
        <div className={lists['head']}>
          <h2>{t('savedGamesTitle')}</h2>
        </div>
        {games === null ? (
          <LoadingRows count={1} />
        ) : games.length === 0 ? (
          <p className={lists['empty']}>
            <b className="ink block fell-20">{t('noSavedGames')}</b>
            {t('noSavedGamesHint')}
          </p>
        ) : (
          <ul>
            {games.map((game) => (
              <SavedGameRow
                key={game.id}
                game={game}
                onRemove={() => void removeGame(game.id).then(reload)}
              />
            ))}
          </ul>
        )}
      </section>
      {isDesktop && (games ?? []).length <= MAX_GAMES_ABOVE_PREVIEW && (
        <LobbyPreview isCompact>{null}</LobbyPreview>
      )}
    </>
  );
}

function SavedGameRow({ game, onRemove }: { readonly game: SavedGame; readonly onRemove: () => void }) {
  const { t } = useTranslation(['practice', 'lobby']);
  const { id, players, turn, isOver } = game;
  const names = formatList(players.map(({ name }) => name));
  return (
    <li className={`stack gap-8 line-above level ${styles['game']}`} data-testid={`stored-game-${id}`}>
      <div>
        <h3 className="fell-20 any-break">{names}</h3>
        <small>
          {isOver ? t('finished') : turn === 0 ? t('lobby:setup') : t('lobby:turnNumber', { number: turn })},{' '}
          {formatDate(lastPlayedAt(game))}
        </small>
      </div>
      <span className="flex wrap gap-8 ends">
        {isOver && (
          <Link href={practiceReplayPath(id)} className={buttonClass({ size: 'small' })}>
            {t('replay')}
          </Link>
        )}
        <Link href={practicePath(id)} className={buttonClass({ size: 'small' })}>
          {t(isOver ? 'view' : 'continue')}
        </Link>
      </span>
      <IconButton label={t('deleteGame', { names })} onPress={onRemove}>
        <CloseIcon size={18} />
      </IconButton>
    </li>
  );
}

/** Practice games without a server: a form for a new one and the stored ones. */
export function PracticePage({ LobbyPreview }: PracticePageProps) {
  const { t } = useTranslation('practice');
  const title = t('title');
  return (
    <IllustratedLayout
      variant="wide"
      data-testid="practice-page"
      bar={
        <>
          <title>{title}</title>
          <TopBar />
        </>
      }
      hero={
        <>
          <h1 className="front-title">{title}</h1>
          <p className="tagline">{t('tagline')}</p>
          <PracticeForm />
        </>
      }
    >
      <SavedGames LobbyPreview={LobbyPreview} />
    </IllustratedLayout>
  );
}
