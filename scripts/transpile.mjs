/**
 * A stage of `npm test`: transpiles what the tests import, once and before jest, because otherwise each worker of jest
 * would load TypeScript for its share.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printHelp } from './lib/help.mjs';
import { ROOT } from './lib/root.mjs';
import transpiler from './lib/transpiler.cjs';

printHelp(import.meta.url);

const PACKAGES = ['testkit', 'game', 'protocol', 'table', 'bots', 'client', 'server'];
const IS_SOURCE = /^(?!.*(?:^|[\\/])(?:node_modules|dist|dist-gallery)[\\/])(?!.*[.]d[.]ts$).*[.]tsx?$/;

for (const name of PACKAGES) {
  const folder = join(ROOT, 'packages', name);
  for (const path of readdirSync(folder, { recursive: true })) {
    const file = join(folder, path);
    if (IS_SOURCE.test(path)) transpiler.process(readFileSync(file, 'utf8'), file);
  }
}
