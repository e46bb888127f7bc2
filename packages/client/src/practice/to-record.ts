import { writeRecord } from '@great-fire/game';
import type { GameRecord, MatchLogEntry } from '@great-fire/game';
import type { SavedGame } from './saved-game';
import { matchSetup, decisionsAt } from './saved-game';

/**
 * The record of a practice game.
 * @throws Error while the game is not over, IllegalActionError where its decisions are not legal by the present rules
 */
export function toRecord(game: SavedGame): GameRecord {
  const { decisions } = game;
  const log = decisions.map((decision): MatchLogEntry => {
    if ('action' in decision) return decision;
    const { to, consent } = decision;
    return { keep: decisionsAt(decisions, to).length, consent };
  });
  return writeRecord(matchSetup(game), game.players, log);
}
