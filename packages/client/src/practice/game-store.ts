/** Stores the practice games of this device in IndexedDB. */
import { createStore, del, entries, get, set } from 'idb-keyval';
import { type SavedGame, lastPlayedAt, savedGameSchema } from './saved-game';

let openedDb: ReturnType<typeof createStore> | null = null;
const db = () => (openedDb ??= createStore('great-fire-practice', 'games'));

/** Returns all stored games, the last played one first. Unreadable games are left out. */
export async function loadSavedGames(): Promise<readonly SavedGame[]> {
  const stored = await entries(db());
  return stored
    .flatMap(([, value]) => savedGameSchema.safeParse(value).data ?? [])
    .sort((a, b) => lastPlayedAt(b) - lastPlayedAt(a));
}

/** Returns a game by its id; null if it is missing or unreadable. */
export async function loadSavedGame(id: string): Promise<SavedGame | null> {
  return savedGameSchema.safeParse(await get(id, db())).data ?? null;
}

/**
 * Stores a game and replaces its earlier version.
 *
 * @throws DOMException if the device cannot store it
 */
export const saveGame = (game: SavedGame): Promise<void> => set(game.id, game, db());

export const removeGame = (id: string): Promise<void> => del(id, db());
