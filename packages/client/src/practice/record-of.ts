import { writeRecord } from '@great-fire/game';
import type { GameRecord, Logged } from '@great-fire/game';
import type { SavedGame } from './saved-game';
import { setupOf } from './saved-game';

/**
 * The record of a practice game.
 * @throws Error while the game is not over, IllegalAction where its decisions are not legal by the present rules
 */
export function recordOf(game: SavedGame): GameRecord {
  const counts = [0]; // by state id: how many decisions count there
  const log = game.decisions.map((decision): Logged => {
    const isPlayed = 'action' in decision;
    const keep = isPlayed ? 0 : (counts[decision.to] ?? 0);
    counts.push(isPlayed ? (counts.at(-1) ?? 0) + 1 : keep);
    return isPlayed ? decision : { keep, consent: decision.consent };
  });
  return writeRecord(setupOf(game), game.players, log);
}
