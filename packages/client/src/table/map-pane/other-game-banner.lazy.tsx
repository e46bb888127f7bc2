import type { ActiveTurn } from '@great-fire/protocol';
import { useState, useEffect } from 'react';
import { Link } from 'wouter';
import { translateTableName } from '../../i18n/table-name';
import { useTranslation } from '../../i18n/use-translation';
import { formatWait } from '../../ui/format-duration';
import { tablePath } from '../../lib/routes';
import { CloseIcon } from '../../ui/icons';
import { useTable } from '../model/table-context';
import { type PendingTurns, watchPendingTurns } from '../../live/pending-turns';
import { selectMyTables } from '../../live/lobby-reducer';
import { UserText } from '../../ui/user-text';
import styles from './other-game-banner.module.css';

const NO_GAMES: PendingTurns = { tables: [], now: 0 };

/**
 * Returns the other tables that wait for the viewer, most urgent first. If `isBusy` (the viewer has to move here),
 * does not subscribe.
 */
function usePendingGames(match: string, isBusy: boolean): PendingTurns {
  const [games, setGames] = useState(NO_GAMES);
  useEffect(() => {
    if (isBusy) return undefined;
    return watchPendingTurns(({ tables, now }) =>
      setGames({ tables: selectMyTables(tables.filter((game) => game.match.id !== match)), now }),
    );
  }, [match, isBusy]);
  return isBusy ? NO_GAMES : games;
}

interface OtherGameBannerProps {
  readonly place: 'bar' | 'map'; // 'map': can be dismissed
}

/** Links to the most urgent table that waits for the viewer. Hidden while the viewer has to move at this table. */
export function OtherGameBanner({ place }: OtherGameBannerProps) {
  const { t } = useTranslation(['lobby', 'lobbyLists', 'table']);
  const { match, view, tableState } = useTable('match', 'view', 'tableState');
  const isMyTurnHere = view.viewer !== null && tableState.clock.activeSeat === view.viewer;
  const { tables, now } = usePendingGames(match.id, isMyTurnHere);
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const [game] = tables.filter(
    (candidate) => !dismissed.includes(turnKey(candidate.match.id, candidate.activeTurn)),
  );
  const activeTurn = game?.activeTurn ?? null;
  if (game === undefined || activeTurn === null) return null;
  const waitTime = formatWait(t, activeTurn, now);
  return (
    <div className={`row on-bar bar-ground ${styles[place]}`} role="status" data-testid="other-game">
      <Link
        href={tablePath(game.match.id)}
        className={`flex baseline gap-8 narrowable one-line plain-link bar-focus inner-focus ${styles['link']}`}
      >
        <b>{t('yourTurn')}</b>
        <span className={`clipped underlined ${styles['name']}`}>
          <UserText>{translateTableName(game.match.name)}</UserText>
        </span>
        {waitTime !== null && <small className="quiet-on-bar">{waitTime}</small>}
      </Link>
      {place === 'map' && (
        <button
          type="button"
          className={`centre firm high-44 bar-focus inner-focus ${styles['close']}`}
          aria-label={t('table:alert.dismiss')}
          onClick={() => setDismissed([...dismissed, turnKey(game.match.id, activeTurn)])}
        >
          <CloseIcon size={16} />
        </button>
      )}
    </div>
  );
}

const turnKey = (match: string, activeTurn: ActiveTurn | null): string =>
  `${match} ${String(activeTurn?.since)}`;
