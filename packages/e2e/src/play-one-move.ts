import type { Page } from '@playwright/test';
import { SeededRandom } from './seeded-random';
import { PagePlayer } from './page-player';

/** The player on turn decides, and all see it. `pages` by seat; the first shows the last state. @throws Error if none is on turn */
export async function playOneMove(pages: readonly Page[]): Promise<void> {
  const players = pages.map((page, seat) => new PagePlayer(`seat ${seat}`, page, new SeededRandom(seat)));
  const { seat, stateId } = (await players[0]?.read()) ?? { seat: null, stateId: 0 };
  const player = players[seat ?? -1];
  if (player === undefined) throw new Error('Nobody is awaited');
  await player.waitForState(stateId);
  await player.act(await player.read());
  for (const other of players) await other.waitForState(stateId + 1);
}
