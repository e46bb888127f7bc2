import { SeededRandom } from '@great-fire/testkit/seeded-random';
import { PagePlayer } from './page-player';
import type { TestPage } from './test-page';

/**
 * Makes one move of the player to move, and waits until all pages show it. `pages` are by seat; the first one must
 * show the latest state.
 *
 * @throws Error if no player is to move
 */
export async function playOneMove(pages: readonly TestPage[]): Promise<void> {
  const players = pages.map((page, seat) => new PagePlayer(`seat ${seat}`, page, new SeededRandom(seat)));
  const { seat, stateId } = (await players[0]?.read()) ?? { seat: null, stateId: 0 };
  const player = players[seat ?? -1];
  if (player === undefined) throw new Error('Nobody is awaited');
  await player.waitForState(stateId);
  await player.act(await player.read());
  for (const other of players) await other.waitForState(stateId + 1);
}
