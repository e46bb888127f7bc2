import { firstToHear } from './planted';
import { LEAKS } from './plants';
import { cutAt, scriptOf } from './script';
import { wiredTable } from './wired-table';

const VARIANT = { moreDestruction: false, cones: 65 } as const;
const OPEN = cutAt(scriptOf('planted', 3, { ...VARIANT, hiddenColours: false }), 40);
const HIDDEN = cutAt(scriptOf('planted', 3, { ...VARIANT, hiddenColours: true }), 40);

test.each(LEAKS)(
  'a planted leak is caught: $rule, $what',
  async ({ plant, channel = 'line', needsHiddenColours }) => {
    const script = needsHiddenColours ? HIDDEN : OPEN;
    const differences = await firstToHear(script, () => wiredTable({ plant, channel }));
    expect(differences.map((difference) => difference.channel)).toEqual([channel]);
  },
);
