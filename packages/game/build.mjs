/**
 * `npm run build -w packages/game`: compiles the package for other programs into `dist`, ready for `npm pack`: ES modules,
 * CommonJS and declarations of both. This repository uses the TypeScript sources instead.
 */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const require = createRequire(import.meta.url);
const PACKAGE = dirname(fileURLToPath(import.meta.url));
const ROOT = join(PACKAGE, '../..');
const DIST = join(PACKAGE, 'dist');
const [ESM, CJS] = [join(DIST, 'esm'), join(DIST, 'cjs')];

// For authors of boards, bots and auditing tools. The other entry points serve this repository alone.
const ENTRY_POINTS = ['.', './boardgame.io', './board', './preview', './notation', './record', './fairness'];
const FILES = ['record.schema.json', 'verify-deal.mjs']; // entry points too

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const writeJson = (path, value) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
const manifest = readJson(join(PACKAGE, 'package.json'));

/** The entry points with their source and the name of their compiled file. */
const entries = ENTRY_POINTS.map((path) => ({
  path,
  source: manifest.exports[path],
  name: path === '.' ? 'index' : path.slice('./'.length),
}));

/**
 * Writes constants of boardgame.io into the build. Its package has no `exports`, so that Node finds none of its folders
 * from an ES module.
 */
const frameworkConstants = {
  name: 'framework-constants',
  setup(bundle) {
    const { INVALID_MOVE, GameMethod } = require('boardgame.io/core');
    bundle.onResolve({ filter: /^boardgame\.io\// }, ({ path }) =>
      path === 'boardgame.io/core'
        ? { path, namespace: 'constants' }
        : { errors: [{ text: `The package would hold a copy of ${path}` }] },
    );
    bundle.onLoad({ filter: /./, namespace: 'constants' }, () => ({
      contents: Object.entries({ INVALID_MOVE, GameMethod })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n'),
    }));
  },
};

async function buildScripts() {
  const options = { target: 'es2022', logLevel: 'warning' };
  // The chunks that entry points share exist once, so that a program never holds two copies of the rules.
  await build({
    ...options,
    entryPoints: Object.fromEntries(entries.map(({ name, source }) => [name, join(PACKAGE, source)])),
    outdir: ESM,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral', // selects the SHA-256 that runs everywhere
    external: Object.keys(manifest.dependencies),
    plugins: [frameworkConstants],
  });
  const built = readdirSync(ESM).map((name) => join(ESM, name));
  await build({ ...options, entryPoints: built, outdir: CJS, format: 'cjs', platform: 'node' });
}

function buildDeclarations() {
  const config = join(DIST, 'tsconfig.json');
  writeJson(config, {
    extends: '../tsconfig.json',
    compilerOptions: {
      ...{ noEmit: false, declaration: true, emitDeclarationOnly: true },
      ...{ rootDir: '../src', outDir: 'cjs/types' },
      ...{ lib: ['ES2022', 'DOM'], types: [] }, // as in a browser
    },
    files: entries.map(({ source }) => join('..', source)),
    include: [],
  });
  const compiler = join(dirname(require.resolve('typescript-7/package.json')), 'bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', config], { stdio: 'inherit' });
  rmSync(config);
  const types = join(CJS, 'types');
  cpSync(types, join(ESM, 'types'), { recursive: true });
  for (const entry of readdirSync(types, { recursive: true })) {
    const file = join(ESM, 'types', entry);
    if (entry.endsWith('.d.ts')) writeFileSync(file, withExtensions(file));
  }
}

/** Returns a declaration file with the extensions that Node's resolution of ES modules demands. */
const withExtensions = (file) =>
  readFileSync(file, 'utf8').replace(/(\bfrom |\bimport\()(['"])(\.[^'"]*)\2/g, (_, start, quote, path) => {
    const target = existsSync(join(dirname(file), `${path}.d.ts`)) ? `${path}.js` : `${path}/index.js`;
    return `${start}${quote}${target}${quote}`;
  });

function writeManifest() {
  const { name, version, license, sideEffects, dependencies, peerDependencies, peerDependenciesMeta } =
    manifest;
  const { description, engines, repository, bugs, homepage } = readJson(join(ROOT, 'package.json'));
  const declarationsOf = (source) => source.replace(/^\.\/src\//, 'types/').replace(/\.ts$/, '.d.ts');
  const condition = (format, { name: file, source }) => ({
    types: `./${format}/${declarationsOf(source)}`,
    default: `./${format}/${file}.js`,
  });
  writeJson(join(DIST, 'package.json'), {
    ...{ name, version, description, license, repository, bugs, homepage, engines, sideEffects },
    exports: {
      ...Object.fromEntries(
        entries.map((entry) => [
          entry.path,
          { import: condition('esm', entry), require: condition('cjs', entry) },
        ]),
      ),
      ...Object.fromEntries(FILES.map((file) => [`./${file}`, `./${file}`])),
    },
    ...{ dependencies, peerDependencies, peerDependenciesMeta },
  });
  writeJson(join(ESM, 'package.json'), { type: 'module', sideEffects });
  writeJson(join(CJS, 'package.json'), { type: 'commonjs', sideEffects });
}

rmSync(DIST, { recursive: true, force: true });
mkdirSync(DIST, { recursive: true });
await buildScripts();
buildDeclarations();
writeManifest();
for (const name of [...FILES, 'RULES.md']) cpSync(join(PACKAGE, name), join(DIST, name));
cpSync(join(PACKAGE, 'npm-readme.md'), join(DIST, 'README.md'));
cpSync(join(ROOT, 'LICENSE'), join(DIST, 'LICENSE'));
