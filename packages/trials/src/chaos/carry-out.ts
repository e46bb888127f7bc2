/** Lets the planned things happen. */
import { setTimeout } from 'node:timers/promises';
import { faultOf } from './faults';
import type { World } from './faults';
import type { Planned } from './plan';
import type { Player } from './player';

const TOLD_MS = 500; // after which everybody who plays must have noticed that the storage is lost

/** Resolves when all is mended and every server takes requests, to what was wrong meanwhile. */
export async function carryOut(
  world: World,
  plan: readonly Planned[],
  pages: readonly Player[],
): Promise<readonly string[]> {
  const wrongs: string[] = [];
  await Promise.all(
    plan.map(async ({ fault, which, at, until }) => {
      const { begin, mend, isLossForAll } = faultOf(fault);
      await setTimeout(at);
      const begun = begin(world, which);
      if (mend === undefined) return begun;
      await setTimeout(until - at);
      // Where something else happens too, a page may not hear of it.
      const isToBeTold = plan.length === 1 && until - at >= TOLD_MS && isLossForAll?.(world.topology);
      const unaware = isToBeTold === true ? pages.filter(({ isLive }) => isLive) : [];
      wrongs.push(...unaware.map(({ name }) => `${name} was not told that the storage is lost`));
      await mend(world, which);
      await begun;
    }),
  );
  await world.topology.databaseReady();
  await world.topology.ready();
  return wrongs;
}
