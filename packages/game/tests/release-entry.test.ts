import * as board from '../src/board';
import * as engine from '../src/engine';
import * as rules from '../src/index';
import * as notation from '../src/notation';
import * as preview from '../src/preview';
import * as record from '../src/record';
import * as fairness from '../src/record/fairness';
import * as schemas from '../src/schemas';
import * as commitments from '../src/setup/commitments';
import * as released from '../src/release-entry';

// A frozen page reads these entry points from the frozen file (packages/client/vite-plugins/build-frozen-rules.mjs).
const ENTRY_POINTS = { board, commitments, engine, fairness, notation, preview, record, rules, schemas };

test.each(Object.entries(ENTRY_POINTS))(
  'a frozen release has every export of the entry point %s',
  (_, entryPoint) => {
    const missing = Object.entries(entryPoint).filter(
      ([name, value]) => Reflect.get(released, name) !== value,
    );
    expect(missing.map(([name]) => name)).toEqual([]);
    expect(Object.keys(entryPoint).length).toBeGreaterThan(0);
  },
);
