import { STANDARD_OPTIONS } from '@great-fire/game';
import { forgetStores } from '../testing/memory-idb';
import { loadSavedGame, loadSavedGames } from './game-reader';
import { hasStoredGames, removeGame, saveGame } from './game-store';
import { newGame } from './saved-game';

jest.mock('idb-keyval', () => jest.requireActual<object>('../testing/memory-idb')); // Node has no IndexedDB

beforeEach(forgetStores);

/** A game that began at a time, and whose last decision fell at another. */
function gameOf(name: string, begunAt: number, playedAt: number | null = null) {
  const players = ['Ann', 'Bot', 'Bit'].map((player, seat) => ({
    name: player,
    bot: seat === 0 ? null : ('merchant' as const),
  }));
  const game = newGame({ name, players, options: STANDARD_OPTIONS });
  const decision = { seat: 0, action: { type: 'keep-hand' }, at: playedAt ?? 0 } as const;
  return { ...game, begunAt, decisions: playedAt === null ? [] : [decision] };
}

const names = async () => (await loadSavedGames()).map(({ name }) => name);

test('lists the game that was played last first, also one that has only begun', async () => {
  for (const game of [gameOf('old', 1, 2), gameOf('resumed', 1, 9), gameOf('begun', 5)]) await saveGame(game);
  expect(await names()).toEqual(['resumed', 'begun', 'old']);
});

test('replaces the earlier version of a game, and removes one for good', async () => {
  const [first, second] = [gameOf('first', 1), gameOf('second', 2)];
  for (const game of [first, second]) await saveGame(game);
  await saveGame({ ...first, name: 'renamed', turn: 7 });
  expect(await names()).toEqual(['second', 'renamed']);
  expect(await loadSavedGame(first.id)).toMatchObject({ name: 'renamed', turn: 7 });
  await removeGame(first.id);
  expect(await loadSavedGame(first.id)).toBeNull();
  expect(await names()).toEqual(['second']);
  expect(await hasStoredGames()).toBe(true);
  await removeGame(second.id);
  expect(await hasStoredGames()).toBe(false);
});

test('leaves out what it cannot read', async () => {
  const game = gameOf('whole', 1);
  await saveGame(game);
  await saveGame({ ...gameOf('broken', 2), players: 'nobody' } as never);
  expect(await names()).toEqual(['whole']);
  expect(await loadSavedGame('missing')).toBeNull();
});
