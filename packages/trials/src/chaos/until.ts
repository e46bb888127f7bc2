/** Waiting for something to be true of players, by their own news. */
import type { Player } from './player';

type Claim = (player: Player) => boolean;

/** Resolves to whether the claim held for all at one moment within `limit` ms. */
export function untilAll(players: readonly Player[], isTrue: Claim, limit: number): Promise<boolean> {
  return within(players, limit, () => players.every(isTrue));
}

/** Resolves, for each player, to the milliseconds until the claim held for them first; null: not within `limit`. */
export async function untilEach(
  players: readonly Player[],
  isTrue: Claim,
  limit: number,
): Promise<readonly (number | null)[]> {
  const began = performance.now();
  const held = new Map<Player, number>();
  await within(players, limit, () => {
    for (const player of players)
      if (!held.has(player) && isTrue(player)) held.set(player, performance.now() - began);
    return held.size === players.length;
  });
  return players.map((player) => held.get(player) ?? null);
}

/** Resolves to the milliseconds until the claim held for one of them; null: not within `limit`. */
export async function untilAny(
  players: readonly Player[],
  isTrue: Claim,
  limit: number,
): Promise<number | null> {
  const began = performance.now();
  const isSo = await within(players, limit, () => players.some(isTrue));
  return isSo ? performance.now() - began : null;
}

/** Looks now and with each news of a player; resolves to whether it was so within `limit` ms. */
function within(players: readonly Player[], limit: number, look: () => boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (result: boolean): void => {
      clearTimeout(timer);
      leaves.forEach((leave) => leave());
      resolve(result);
    };
    const hear = (): void => {
      if (look()) end(true);
    };
    const timer = setTimeout(() => end(look()), limit);
    const leaves = players.map((player) => player.hear(hear));
    hear();
  });
}
