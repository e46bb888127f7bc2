/**
 * A stage of `npm test`: transpiles what the tests import, once and before jest, because otherwise each worker of jest
 * would load TypeScript for its share. TypeScript 7 does so in a fifth of the time of ts-jest.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { capture, exitWithError } from './lib/exec.mjs';
import { printHelp } from './lib/help.mjs';
import { ROOT } from './lib/root.mjs';
import transpiler from './lib/transpiler.cjs';

printHelp(import.meta.url);

const PACKAGES = ['testkit', 'game', 'protocol', 'table', 'bots', 'client', 'server', 'system-tests'];
const IS_SOURCE = /^(?!.*(?:^|[\\/])(?:node_modules|dist|dist-gallery)[\\/])(?!.*[.]d[.]ts$).*[.]tsx?$/;
// ts-jest moves these calls above the imports.
const IS_HOISTED = /\bjest\s*\.\s*(?:mock|unmock|deepUnmock|enableAutomock|disableAutomock)\b/;

const FOLDER = join(transpiler.STORE, 'typescript-7');
const PROJECT = join(FOLDER, 'tsconfig.json');
const OUTPUT = join(FOLDER, 'output');

/** Each file alone, so that no import is read and no type checked. */
const COMPILER_OPTIONS = {
  ...transpiler.COMPILER_OPTIONS,
  moduleResolution: 'bundler', // TypeScript 7 has no other that fits; nothing is resolved
  lib: ['es5'],
  types: [],
  noCheck: true,
  noResolve: true,
  sourceMap: true,
  rootDir: ROOT,
  outDir: OUTPUT,
};

function readSources() {
  return PACKAGES.flatMap((name) => {
    const folder = join(ROOT, 'packages', name);
    return readdirSync(folder, { recursive: true })
      .filter((path) => IS_SOURCE.test(path))
      .map((path) => ({ path: join(folder, path), source: readFileSync(join(folder, path), 'utf8') }));
  });
}

async function transpileAll(sources) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(
    PROJECT,
    JSON.stringify({ compilerOptions: COMPILER_OPTIONS, files: sources.map(({ path }) => path) }),
  );
  const { code, output } = await capture([
    process.execPath,
    'node_modules/typescript-7/bin/tsc',
    '-p',
    PROJECT,
    '--singleThreaded',
  ]);
  if (code !== 0) throw new Error(output);
  for (const { path, source } of sources) {
    const file = join(OUTPUT, relative(ROOT, path)).replace(/[.]tsx?$/, '.js');
    const map = { ...JSON.parse(readFileSync(`${file}.map`, 'utf8')), file: path, sources: [path] };
    transpiler.store(source, path, {
      code: readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, ''),
      map: JSON.stringify({ ...map, sourcesContent: [source] }),
    });
  }
  rmSync(FOLDER, { recursive: true });
}

try {
  const missing = readSources().filter(({ source, path }) => !transpiler.isStored(source, path));
  for (const { source, path } of missing) if (IS_HOISTED.test(source)) transpiler.process(source, path);
  const others = missing.filter(({ source }) => !IS_HOISTED.test(source));
  if (others.length > 0) await transpileAll(others);
} catch (error) {
  exitWithError(error);
}
