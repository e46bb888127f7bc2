import { writeRecord } from '@great-fire/game';
import type { GameRecord, Logged } from '@great-fire/game';
import type { SavedGame } from './saved-game';
import { setupOf, standingAt } from './saved-game';

/**
 * The record of a practice game.
 * @throws Error while the game is not over, IllegalAction where its decisions are not legal by the present rules
 */
export function recordOf(game: SavedGame): GameRecord {
  const { decisions } = game;
  const log = decisions.map((decision): Logged => {
    if ('action' in decision) return decision;
    const { to, consent } = decision;
    return { keep: standingAt(decisions, to).length, consent };
  });
  return writeRecord(setupOf(game), game.players, log);
}
