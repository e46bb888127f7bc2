/** Reads and validates the stored practice games. */
import { readAllStored, readStoredGame } from './game-store';
import { type SavedGame, lastPlayedAt } from './saved-game';
import { savedGameSchema } from './saved-game-schema';

/** Returns all stored games, the last played one first. Unreadable games are left out. */
export async function loadSavedGames(): Promise<readonly SavedGame[]> {
  const stored = await readAllStored();
  return stored
    .flatMap((value) => savedGameSchema.safeParse(value).data ?? [])
    .sort((a, b) => lastPlayedAt(b) - lastPlayedAt(a));
}

/** Returns a game by its id; null if it is missing or unreadable. */
export async function loadSavedGame(id: string): Promise<SavedGame | null> {
  return savedGameSchema.safeParse(await readStoredGame(id)).data ?? null;
}
