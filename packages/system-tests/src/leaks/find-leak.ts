/** Asks whether a planted leak is found. */
import { compareRuns } from './compare';
import type { Difference } from './compare';
import type { Script } from './script';
import { allViewers } from './run';
import type { OpenTable } from './run';

/**
 * What the first viewer who hears of it hears. One bit of a secret is the same in every other second world, so
 * viewers are asked one after another.
 */
export async function findFirstDetection(
  script: Script,
  openTable: () => OpenTable,
): Promise<readonly Difference[]> {
  for (const viewer of [...allViewers(script)].reverse()) {
    const { differences } = await compareRuns(script, openTable(), [viewer]);
    if (differences.length > 0) return differences;
  }
  return [];
}
