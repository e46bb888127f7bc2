/** `npm run types`: the types of every package that has a tsconfig.json, two at a time. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './setup/install.mjs';
import { ROOT } from './setup/root.mjs';
import { fail, keep } from './setup/run.mjs';

const AT_ONCE = 2;
const waiting = readdirSync(join(ROOT, 'packages'))
  .filter((name) => existsSync(join(ROOT, 'packages', name, 'tsconfig.json')))
  .sort();

async function checkNext() {
  const name = waiting.shift();
  if (name === undefined) return true;
  const { code, output } = await keep([
    process.execPath,
    'node_modules/typescript/bin/tsc',
    '-p',
    `packages/${name}`,
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    `.cache/types/${name}.tsbuildinfo`,
  ]);
  process.stdout.write(output);
  console.log(`types of packages/${name}: ${code === 0 ? 'ok' : 'wrong'}`);
  return (await checkNext()) && code === 0;
}

await install().catch(fail);
const lanes = await Promise.all(Array.from({ length: AT_ONCE }, checkNext));
process.exitCode = lanes.every(Boolean) ? 0 : 1;
