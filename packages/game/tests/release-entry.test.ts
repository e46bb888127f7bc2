import * as board from '../src/board';
import * as rules from '../src/index';
import * as notation from '../src/notation';
import * as preview from '../src/preview';
import * as record from '../src/record';
import * as released from '../src/release-entry';

// A frozen page reads these entry points from the frozen file (packages/client/vite-plugins/build-frozen-rules.mjs).
test.each(Object.entries({ board, rules, notation, preview, record }))(
  'a frozen release has every export of the entry point %s',
  (_, entryPoint) => {
    const missing = Object.entries(entryPoint).filter(
      ([name, value]) => Reflect.get(released, name) !== value,
    );
    expect(missing.map(([name]) => name)).toEqual([]);
    expect(Object.keys(entryPoint).length).toBeGreaterThan(1);
  },
);
