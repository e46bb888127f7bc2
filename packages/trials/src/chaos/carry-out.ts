/** Lets the planned things happen. Faults are placed in real time; no verdict depends on when they meet the servers. */
import { setTimeout } from 'node:timers/promises';
import { faultOf } from './faults';
import type { World } from './faults';
import type { Planned } from './plan';
import type { Player } from './player';
import { untilAll } from './until';

const LONG_MS = 500; // a storage that is lost for longer stays lost until every page has noticed

/**
 * Resolves when all is mended and every server takes requests.
 * @throws Error if a page does not notice a lost storage, or if something does not come back
 */
export async function carryOut(
  world: World,
  plan: readonly Planned[],
  pages: readonly Player[],
): Promise<void> {
  const { topology } = world;
  await Promise.all(
    plan.map(async ({ fault, which, at, until }) => {
      const { begin, mend, isLossForAll } = faultOf(fault);
      await setTimeout(at);
      const begun = begin(world, which);
      if (mend === undefined) return begun;
      await setTimeout(until - at);
      // Beside another fault, a page may not be reached.
      if (plan.length === 1 && until - at >= LONG_MS && isLossForAll?.(topology) === true)
        await untilAll('every page to notice that the storage is lost', pages, ({ isLive }) => !isLive);
      await mend(world, which);
      await begun;
    }),
  );
  await topology.databaseReady();
  await topology.ready();
}
