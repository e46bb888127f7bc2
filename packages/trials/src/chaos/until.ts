/** Waiting until something is true of players, by their own news. */
import { withDeadline } from '@great-fire/testkit/wait-for';
import { stopwatch } from '../stopwatch';
import type { Player } from './player';

type Claim = (player: Player) => boolean;

/**
 * Resolves once the claim holds for all players at one moment. `what`: that it does, as a noun phrase.
 * @throws Error after the deadline, with the players for which it does not hold
 */
export function untilAll(what: string, players: readonly Player[], isTrue: Claim): Promise<void> {
  const missing = () => players.filter((player) => !isTrue(player));
  return until(what, players, missing, () => missing().length === 0);
}

/** Resolves, for each player, to the milliseconds until the claim held first. @throws Error as `untilAll` */
export async function untilEach(
  what: string,
  players: readonly Player[],
  isTrue: Claim,
): Promise<readonly number[]> {
  const elapsed = stopwatch();
  const held = new Map<Player, number>();
  const missing = () => players.filter((player) => !held.has(player));
  await until(what, players, missing, () => {
    for (const player of missing()) if (isTrue(player)) held.set(player, elapsed());
    return held.size === players.length;
  });
  return [...held.values()];
}

/** Resolves to the milliseconds until the claim held for one of the players. @throws Error as `untilAll` */
export async function untilAny(what: string, players: readonly Player[], isTrue: Claim): Promise<number> {
  const elapsed = stopwatch();
  await until(
    what,
    players,
    () => players,
    () => players.some(isTrue),
  );
  return elapsed();
}

/** Resolves once `holds` returns true. Calls it now and with each news of a player. */
async function until(
  what: string,
  players: readonly Player[],
  missing: () => readonly Player[],
  holds: () => boolean,
): Promise<void> {
  let leaves: readonly (() => void)[] = [];
  const held = new Promise<void>((resolve) => {
    const look = (): void => {
      if (holds()) resolve();
    };
    leaves = players.map((player) => player.hear(look));
    look();
  });
  try {
    await withDeadline(what, held);
  } catch (error) {
    throw new Error(`${String(error)}: ${missing().map(standingOf).join(', ')}`, { cause: error });
  } finally {
    leaves.forEach((leave) => leave());
  }
}

/** Describes a page: 'r7-t0-s2 (cut, state 20)'. */
function standingOf({ name, line }: Player): string {
  const { line: is, stateId, refusal } = line.getSnapshot();
  return `${name} (${[is, refusal?.code ?? [], `state ${String(stateId)}`].flat().join(', ')})`;
}
