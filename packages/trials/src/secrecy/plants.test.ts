import { compareWorlds } from './compare';
import type { Difference } from './compare';
import { LEAKS } from './plants';
import { cutAt, scriptOf } from './script';
import type { Script } from './script';
import { wiredTable } from './wired-table';
import type { Plant } from './wired-table';
import { viewersOf } from './world';

const VARIANT = { moreDestruction: false, cones: 65 } as const;
const OPEN = cutAt(scriptOf('planted', 3, { ...VARIANT, hiddenColours: false }), 60);
const HIDDEN = cutAt(scriptOf('planted', 3, { ...VARIANT, hiddenColours: true }), 60);

/** One bit of a secret is the same in every other second world: viewers are asked until one hears it. */
async function firstToHear(script: Script, plant: Plant): Promise<readonly Difference[]> {
  for (const viewer of [...viewersOf(script)].reverse()) {
    const { differences } = await compareWorlds(script, wiredTable(plant), [viewer]);
    if (differences.length > 0) return differences;
  }
  return [];
}

test.each(LEAKS)(
  'a planted leak is caught: $rule, $what',
  async ({ plant, needsHiddenColours }) => {
    const script = needsHiddenColours ? HIDDEN : OPEN;
    const differences = await firstToHear(script, plant);
    expect(differences.map(({ channel }) => channel)).toEqual(['line']);
  },
  120_000,
);
