/** `npm run typecheck`: the types of every package. Packages with the same compiler options are checked together. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './lib/install.mjs';
import { ROOT } from './lib/root.mjs';
import { exitWithError, capture } from './lib/exec.mjs';
import { printHelp } from './lib/help.mjs';

printHelp(import.meta.url);

const CONFIG_DIR = join(ROOT, '.cache', 'types');

await install().catch(exitWithError);
const { default: ts } = await import('typescript');

const pathIn = (name, ...paths) => join(ROOT, 'packages', name, ...paths);

/** The packages by their compiler options: those of one program, which analyses once what they share. */
const programs = new Map();
for (const name of readdirSync(join(ROOT, 'packages')).sort()) {
  const file = pathIn(name, 'tsconfig.json');
  if (!existsSync(file)) continue;
  const { config, error } = ts.readConfigFile(file, ts.sys.readFile);
  if (error !== undefined)
    exitWithError(new Error(`${file}: ${ts.flattenDiagnosticMessageText(error.messageText, ' ')}`));
  const options = JSON.stringify(config.compilerOptions);
  programs.set(options, [...(programs.get(options) ?? []), { name, include: config.include }]);
}

mkdirSync(CONFIG_DIR, { recursive: true });
for (const packages of programs.values()) {
  const names = packages.map(({ name }) => name);
  const file = join(CONFIG_DIR, `${names[0]}.json`);
  const include = packages.flatMap(({ name, include: paths }) => paths.map((path) => pathIn(name, path)));
  writeFileSync(file, JSON.stringify({ extends: pathIn(names[0], 'tsconfig.json'), include }));
  const { code, output } = await capture([
    process.execPath,
    'node_modules/typescript-7/bin/tsc',
    '-p',
    file,
    '--noEmit',
    '--checkers',
    '1', // each checker analyses shared types again: four used twice the CPU time
  ]);
  process.stdout.write(output);
  console.log(`types of ${names.join(', ')}: ${code === 0 ? 'ok' : 'wrong'}`);
  if (code !== 0) process.exitCode = 1;
}
