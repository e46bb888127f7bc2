import { writeRecord, type GameRecord, type MatchLogEntry } from '@great-fire/game/record';
import { decisionsAt, matchSetup, type SavedGame } from './saved-game';

/**
 * Returns the record of a practice game.
 * @throws Error if the game is not over
 * @throws IllegalActionError if a decision is illegal by the current rules
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
