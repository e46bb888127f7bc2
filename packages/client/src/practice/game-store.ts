/** Where this device keeps its practice games. */
import { createStore, del, entries, get, set } from 'idb-keyval';
import type { SavedGame } from './saved-game';
import { lastPlayedAt, savedGameSchema } from './saved-game';

let openedDb: ReturnType<typeof createStore> | null = null;
const db = () => (openedDb ??= createStore('great-fire-practice', 'games'));

/** All games kept here, the one played last first; one that cannot be read any more is left out. */
export async function loadGames(): Promise<readonly SavedGame[]> {
  const stored = await entries(db());
  return stored
    .flatMap(([, value]) => savedGameSchema.safeParse(value).data ?? [])
    .sort((a, b) => lastPlayedAt(b) - lastPlayedAt(a));
}

/** A game by its id; null where there is none, or none that can be read. */
export async function loadGame(id: string): Promise<SavedGame | null> {
  return savedGameSchema.safeParse(await get(id, db())).data ?? null;
}

/** Keeps a game in the place of what was kept of it before. @throws DOMException where the device keeps nothing */
export const saveGame = (game: SavedGame): Promise<void> => set(game.id, game, db());

export const removeGame = (id: string): Promise<void> => del(id, db());
