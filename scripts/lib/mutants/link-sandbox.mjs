/**
 * Run by StrykerJS in its sandbox: links the packages of the repository, so that they import each other's copy. All
 * others are found in the repository, in which the sandbox lies.
 */
import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../root.mjs';

const SCOPE = 'node_modules/@great-fire';
// What `@jest-environment` in a test file names. Stryker's own environment counts what each test reaches.
const ENVIRONMENTS = ['node', 'jsdom'];

mkdirSync(SCOPE, { recursive: true });
for (const name of readdirSync('packages')) {
  symlinkSync(resolve('packages', name), join(SCOPE, name), 'junction');
  const modules = join('packages', name, 'node_modules');
  mkdirSync(modules, { recursive: true });
  const own = join(ROOT, modules);
  for (const entry of existsSync(own) ? readdirSync(own) : [])
    symlinkSync(join(own, entry), join(modules, entry), 'junction');
  for (const environment of ENVIRONMENTS) {
    const folder = join(modules, `jest-environment-${environment}`);
    mkdirSync(folder);
    const target = join(process.env.MUTANTS_ENVIRONMENTS, `jest-environment-${environment}.cjs`);
    writeFileSync(join(folder, 'index.js'), `module.exports = require(${JSON.stringify(target)});\n`);
  }
}
