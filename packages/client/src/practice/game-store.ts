/** Stores the practice games of this device in IndexedDB. */
import { createStore, del, entries, get, keys, set } from 'idb-keyval';
import type { SavedGame } from './saved-game';

let openedDb: ReturnType<typeof createStore> | null = null;
const db = () => (openedDb ??= createStore('great-fire-practice', 'games'));

/** Returns all stored values. An earlier version of the page may have written them. */
export const readAllStored = async (): Promise<readonly unknown[]> =>
  (await entries(db())).map(([, value]) => value as unknown);

/** Returns the value that is stored for a game, or undefined. */
export const readStoredGame = (id: string): Promise<unknown> => get(id, db());

export const hasStoredGames = async (): Promise<boolean> => (await keys(db())).length > 0;

/**
 * Stores a game and replaces its earlier version.
 *
 * @throws DOMException if the device cannot store it
 */
export const saveGame = (game: SavedGame): Promise<void> => set(game.id, game, db());

export const removeGame = (id: string): Promise<void> => del(id, db());
