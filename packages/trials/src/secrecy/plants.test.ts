import { compareWorlds } from './compare';
import { LEAKS } from './plants';
import { cutAt, scriptOf } from './script';
import { wiredTable } from './wired-table';

const OPEN = cutAt(scriptOf('planted', 3, { hiddenColours: false, moreDestruction: false, cones: 65 }), 70);
const HIDDEN = cutAt(scriptOf('planted', 3, { hiddenColours: true, moreDestruction: false, cones: 65 }), 70);

test.each(LEAKS)(
  'a planted leak is caught: $rule, $what',
  async ({ plant, needsHiddenColours }) => {
    const script = needsHiddenColours ? HIDDEN : OPEN;
    const { differences } = await compareWorlds(script, wiredTable(plant), [null]);
    expect(differences.map(({ channel }) => channel)).toEqual(['line']);
  },
  60_000,
);
