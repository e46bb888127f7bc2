import { findFirstDetection } from './find-leak';
import { PLANTED_LEAKS } from './planted-leaks';
import { truncate, makeScript } from './script';
import { inProcessTable } from './in-process-table';

const VARIANT = { moreDestruction: false, cones: 65 } as const;
const OPEN = truncate(makeScript('planted', 3, { ...VARIANT, hiddenColours: false }), 40);
const HIDDEN = truncate(makeScript('planted', 3, { ...VARIANT, hiddenColours: true }), 40);

test.each(PLANTED_LEAKS)(
  'catches a planted leak: $rule, $what',
  async ({ mutate, channel = 'matchSocket', needsHiddenColours }) => {
    const script = needsHiddenColours ? HIDDEN : OPEN;
    const differences = await findFirstDetection(script, () => inProcessTable({ mutate, channel }));
    expect(differences.map((difference) => difference.channel)).toEqual([channel]);
  },
);
