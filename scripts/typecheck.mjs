/** `npm run typecheck`: the types of every package that has a tsconfig.json, one after another. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './lib/install.mjs';
import { ROOT } from './lib/root.mjs';
import { exitWithError, capture } from './lib/exec.mjs';
import { printHelp } from './lib/help.mjs';

printHelp(import.meta.url);

await install().catch(exitWithError);
const names = readdirSync(join(ROOT, 'packages'))
  .filter((name) => existsSync(join(ROOT, 'packages', name, 'tsconfig.json')))
  .sort();
for (const name of names) {
  const { code, output } = await capture([
    process.execPath,
    'node_modules/typescript-7/bin/tsc',
    '-p',
    `packages/${name}`,
    '--noEmit',
    '--checkers',
    '1', // each checker analyses shared types again: four used twice the CPU time
  ]);
  process.stdout.write(output);
  console.log(`types of packages/${name}: ${code === 0 ? 'ok' : 'wrong'}`);
  if (code !== 0) process.exitCode = 1;
}
