/** Asks whether a planted leak is found. */
import { compareWorlds } from './compare';
import type { Difference } from './compare';
import type { Script } from './script';
import { viewersOf } from './world';
import type { OpenTable } from './world';

/**
 * What the first viewer who hears of it hears. One bit of a secret is the same in every other second world, so
 * viewers are asked one after another.
 */
export async function firstToHear(script: Script, open: () => OpenTable): Promise<readonly Difference[]> {
  for (const viewer of [...viewersOf(script)].reverse()) {
    const { differences } = await compareWorlds(script, open(), [viewer]);
    if (differences.length > 0) return differences;
  }
  return [];
}
