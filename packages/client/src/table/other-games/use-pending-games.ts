import { useEffect, useState } from 'react';
import type { PendingTurns } from '../../live/pending-turns';
import { watchPendingTurns } from '../../live/pending-turns';
import { sortMyTables } from '../../live/lobby-reducer';

const NO_GAMES: PendingTurns = { tables: [], now: 0 };

/**
 * Returns the other tables that wait for the viewer, most urgent first. If `isBusy` (the viewer has to move here),
 * does not subscribe.
 */
export function usePendingGames(match: string, isBusy: boolean): PendingTurns {
  const [games, setGames] = useState(NO_GAMES);
  useEffect(() => {
    if (isBusy) return undefined;
    return watchPendingTurns(({ tables, now }) =>
      setGames({ tables: sortMyTables(tables.filter((game) => game.match.id !== match)), now }),
    );
  }, [match, isBusy]);
  return isBusy ? NO_GAMES : games;
}
