/** Where this device keeps its practice games. */
import { createStore, del, entries, get, set } from 'idb-keyval';
import type { SavedGame } from './saved-game';
import { playedAt, savedGameSchema } from './saved-game';

let opened: ReturnType<typeof createStore> | null = null;
const shelf = () => (opened ??= createStore('great-fire-practice', 'games'));

/** All games kept here, the one played last first; one that cannot be read any more is left out. */
export async function savedGames(): Promise<readonly SavedGame[]> {
  const kept = await entries(shelf());
  return kept
    .flatMap(([, value]) => savedGameSchema.safeParse(value).data ?? [])
    .sort((a, b) => playedAt(b) - playedAt(a));
}

/** A game by its id; null where there is none, or none that can be read. */
export async function savedGame(id: string): Promise<SavedGame | null> {
  return savedGameSchema.safeParse(await get(id, shelf())).data ?? null;
}

/** Keeps a game in the place of what was kept of it before. @throws DOMException where the device keeps nothing */
export const keepGame = (game: SavedGame): Promise<void> => set(game.id, game, shelf());

export const removeGame = (id: string): Promise<void> => del(id, shelf());
