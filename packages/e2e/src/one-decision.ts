import type { Page } from '@playwright/test';
import { Dice } from './dice';
import { Player } from './player';

/** The player on turn decides, and all see it. `pages` by seat; the first shows the last state. @throws Error if none is on turn */
export async function oneDecision(pages: readonly Page[]): Promise<void> {
  const players = pages.map((page, seat) => new Player(`seat ${seat}`, page, new Dice(seat)));
  const { seat, stateId } = (await players[0]?.look()) ?? { seat: null, stateId: 0 };
  const player = players[seat ?? -1];
  if (player === undefined) throw new Error('Nobody is awaited');
  await player.sees(stateId);
  await player.decide(await player.look());
  for (const other of players) await other.sees(stateId + 1);
}
