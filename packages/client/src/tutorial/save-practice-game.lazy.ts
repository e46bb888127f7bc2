import { toGameOptions } from '@great-fire/game';
import type { LocalGame } from '../practice/local-game';
import type { LocalPlayers } from '../practice/local-table';
import { saveGame } from '../practice/game-store';
import { newGame, type SavedGame } from '../practice/saved-game';
import { PLAYER_SEAT, SCENARIO_SEED } from './scenario';

const OPPONENT_LEVEL = 'apprentice'; // the player has just learnt the game

/** Returns the game of the tutorial as a practice game that continues from its current position. */
export function toSavedGame({ state, moves }: LocalGame, { tableName, names }: LocalPlayers): SavedGame {
  const players = names.map(
    (name, seat) => ({ name, bot: seat === PLAYER_SEAT ? null : OPPONENT_LEVEL }) as const,
  );
  const game = newGame({ name: tableName, players, options: toGameOptions(state.rules) });
  return {
    ...game,
    seed: SCENARIO_SEED,
    turn: state.turn.number,
    lastHintTurn: state.turn.number + players.length - 1, // one round
    decisions: moves.flatMap(({ seat, action }) =>
      action === undefined ? [] : [{ seat, action, at: game.begunAt }],
    ),
  };
}

/** Saves the game of the tutorial as a practice game and resolves to its id. */
export async function savePracticeGame(game: LocalGame, players: LocalPlayers): Promise<string> {
  const saved = toSavedGame(game, players);
  await saveGame(saved);
  return saved.id;
}
