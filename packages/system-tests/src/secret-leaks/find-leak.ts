/** Checks whether the comparison detects a planted leak. */
import { compareRuns, type Difference } from './compare';
import type { Script } from './script';
import { allViewers, type OpenTable } from './run';

/**
 * Returns the differences of the first viewer who receives the leak, or an empty list. It tries one viewer after
 * another, because a one-bit secret is the same in half of the second worlds.
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
