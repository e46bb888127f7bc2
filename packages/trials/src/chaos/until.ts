/** Waiting for something to be true of players, by their own news. */
import type { Player } from './player';

/** Resolves to the milliseconds it took until the claim held for all, or null where it did not within `limit`. */
export function untilAll(
  players: readonly Player[],
  isTrue: (player: Player) => boolean,
  limit: number,
): Promise<number | null> {
  const began = performance.now();
  return new Promise((resolve) => {
    const leaves: (() => void)[] = [];
    const end = (result: number | null): void => {
      clearTimeout(timer);
      leaves.forEach((leave) => leave());
      resolve(result);
    };
    const timer = setTimeout(() => end(null), limit);
    const look = (): void => {
      if (players.every(isTrue)) end(performance.now() - began);
    };
    for (const player of players) leaves.push(player.hear(look));
    look();
  });
}
