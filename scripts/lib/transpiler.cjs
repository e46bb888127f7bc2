/**
 * The transformer of jest: ts-jest, with a store in `.cache/transpiled` for all projects. TypeScript is loaded only for
 * sources that the store lacks. Source maps lie beside the code, because V8 reads an inline one again in each test file,
 * and it is three quarters of the code.
 *
 * Packages of many small files become one file each, because jest loads all files again for each test file.
 */
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');

const ROOT = join(__dirname, '../..');
const STORE = join(ROOT, '.cache/transpiled');

const OPTIONS = {
  tsconfig: {
    module: 'commonjs',
    moduleResolution: 'node10',
    ignoreDeprecations: '6.0',
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    esModuleInterop: true,
    resolveJsonModule: true,
    isolatedModules: true,
    skipLibCheck: true,
    removeComments: true,
    allowJs: true, // for packages that are ES modules only
  },
  diagnostics: false,
};
// By what `require` finds: as ES modules if there are any, because esbuild joins these in one scope.
const BUNDLED = {
  'zod/index.cjs': 'zod/index.js',
  'prom-client/index.js': 'prom-client/index.js',
  'rate-limiter-flexible/index.js': 'rate-limiter-flexible/index.js',
  'kysely/dist/cjs/index.js': 'kysely/dist/esm/index.js',
  '@testing-library/dom/dist/index.js': '@testing-library/dom/dist/@testing-library/dom.esm.js',
};

// The part of a project that ts-jest reads is the same for all projects, so its answers are too.
const PROJECT = { rootDir: ROOT, cwd: ROOT, testMatch: [], testRegex: [], globals: {}, transform: [] };

const hash = (...parts) => createHash('sha1').update(parts.join('\0')).digest('hex');

const VERSION = hash(
  readFileSync(join(__dirname, 'transpiler.cjs'), 'utf8'),
  require('ts-jest/package.json').version,
  require('typescript/package.json').version,
  require('typescript-7/package.json').version,
);

/** Returns the entry of the bundle that replaces a file of a package, else null. */
function bundleEntry(path) {
  const name = Object.keys(BUNDLED).find((file) =>
    path.replaceAll('\\', '/').endsWith(`/node_modules/${file}`),
  );
  return name === undefined ? null : path.slice(0, -name.length) + BUNDLED[name];
}

const lockfile = () => readFileSync(join(ROOT, 'package-lock.json'), 'utf8');

const keyOf = (source, path) => hash(VERSION, path, bundleEntry(path) === null ? source : lockfile());

const INLINE_MAP = /\n\/\/# sourceMappingURL=data:application\/json;charset=utf-8;base64,([\w+/=]+)\s*$/;

let tsJest = null;

function transpile(source, path) {
  tsJest ??= require('ts-jest').default.createTransformer(OPTIONS);
  const { code } = tsJest.process(source, path, { config: PROJECT, cacheFS: new Map() });
  const inlineMap = INLINE_MAP.exec(code);
  if (inlineMap === null) throw new Error(`ts-jest gave no source map of ${path}`);
  return { code: code.slice(0, inlineMap.index), map: Buffer.from(inlineMap[1], 'base64').toString('utf8') };
}

function bundle(entry) {
  const { outputFiles } = require('esbuild').buildSync({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    legalComments: 'none',
    sourcemap: 'external',
    sourcesContent: false,
    outfile: `${entry}.js`,
    write: false,
  });
  const [map, code] = outputFiles;
  return { code: code.text, map: map.text };
}

/** Another process reads the file as it was, or whole. */
function writeWhole(file, content) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

function readStored(file, key) {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8'));
    return stored.key === key ? stored : null;
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

const fileOf = (path) => join(STORE, hash(path));

/** Stores the code of a source for all processes. @returns it as jest takes it */
function store(source, path, { code: bare, map }) {
  const file = fileOf(path);
  mkdirSync(STORE, { recursive: true });
  writeWhole(`${file}.map`, map); // for debuggers
  const code = `${bare}\n//# sourceMappingURL=${pathToFileURL(`${file}.map`).href}\n`;
  writeWhole(`${file}.json`, JSON.stringify({ key: keyOf(source, path), code, map }));
  return { code, map };
}

module.exports = {
  BUNDLED: Object.keys(BUNDLED),
  COMPILER_OPTIONS: OPTIONS.tsconfig,
  STORE,
  store,
  isStored: (source, path) => readStored(`${fileOf(path)}.json`, keyOf(source, path)) !== null,
  // jest keeps sources with the counters of `--coverage` by this key too.
  getCacheKey: (source, path, { instrument }) => hash(keyOf(source, path), instrument),
  process(source, path) {
    const stored = readStored(`${fileOf(path)}.json`, keyOf(source, path));
    if (stored !== null) return { code: stored.code, map: stored.map };
    const entry = bundleEntry(path);
    return store(source, path, entry === null ? transpile(source, path) : bundle(entry));
  },
};
