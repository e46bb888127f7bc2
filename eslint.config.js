/** Import boundaries, layers and conventions (docs/architecture.md). */
const { readFileSync } = require('node:fs');
const js = require('@eslint/js');
const { createTypeScriptImportResolver } = require('eslint-import-resolver-typescript');
const { importX } = require('eslint-plugin-import-x');
const redos = require('eslint-plugin-redos');
const tseslint = require('typescript-eslint');
const { PACKAGE_IMPORTS, RULES_LAYERS, SERVER_FOLDERS, CLIENT_FOLDERS } = require('./import-layers');

// oxlint checks these of the recommended rules in TypeScript, in a fraction of the time.
const CHECKED_BY_OXLINT = Object.keys(JSON.parse(readFileSync(`${__dirname}/.oxlintrc.json`, 'utf8')).rules)
  .filter((rule) => /^(eslint|typescript)\//.test(rule))
  .map((rule) => rule.replace(/^eslint\//, '').replace(/^typescript\//, '@typescript-eslint/'));

const nodeGlobals = Object.fromEntries(
  Object.getOwnPropertyNames(globalThis).map((name) => [name, 'readonly']),
);

const TESTS = [
  '**/*.test.ts',
  '**/*.test.tsx',
  'packages/*/testing/**',
  'packages/e2e/**',
  'packages/bench/**',
  'packages/system-tests/**',
];
const RULES = 'packages/game/src';

// Tests and what only tests use. A test waits for an event or a condition, never for a duration.
const WAITING_TESTS = [
  '**/*.test.{ts,tsx,mjs}',
  'packages/*/testing/**/*.{ts,mjs,cjs}',
  'packages/*/src/**/testing/**/*.{ts,tsx,cjs}',
  'packages/e2e/**/*.{ts,cjs}',
  'packages/system-tests/src/**/*.ts',
  'scripts/**/*.mjs',
];
// Programs that measure real time or place faults in it. No test of them asserts a duration.
const TIMED_PROGRAMS = [
  'packages/system-tests/src/chaos/schedule.ts',
  'packages/system-tests/src/flood/floods.ts',
  'packages/system-tests/src/flood/legal-floods.ts',
  'packages/system-tests/src/flood/compare.ts',
  'packages/system-tests/src/flood/honest-players.ts',
  'packages/system-tests/src/flood/write-with-backpressure.ts',
  'packages/system-tests/src/lib/stopwatch.ts',
  'scripts/check-package.mjs', // prints the time until the first move
  'scripts/check-release.mjs', // prints the time of a start
  'scripts/lib/exec.mjs', // measures the stages of the tests
  'scripts/start.mjs', // a program of the product
];

const WAIT_FOR = 'Use waitFor or withDeadline of @great-fire/testkit/wait-for.';
const SHORTEST_DEADLINE = 60_000;
const REAL_TIME = [
  {
    selector: 'CallExpression[callee.name=/^(setTimeout|setInterval|setImmediate)$/]',
    message: `A test does not wait for a duration. ${WAIT_FOR}`,
  },
  {
    selector: 'ImportDeclaration[source.value=/^(node:)?timers/]',
    message: `A test does not wait for a duration. ${WAIT_FOR}`,
  },
  {
    selector: "CallExpression[callee.property.name='waitForTimeout']",
    message: `A test does not wait for a duration. ${WAIT_FOR}`,
  },
  {
    selector: "CallExpression[callee.object.name='AbortSignal'][callee.property.name='timeout']",
    message: `A deadline names what was missing. ${WAIT_FOR}`,
  },
  {
    selector:
      "CallExpression > Identifier[name='setImmediate'], NewExpression > Identifier[name='setImmediate']",
    message: `A number of turns of the event loop is a duration too. ${WAIT_FOR}`,
  },
  {
    selector: `Property[key.name=/^(timeout|timeoutMs|deadlineMs|patienceMs)$/] > Literal[value<${String(SHORTEST_DEADLINE)}]`,
    message: 'A deadline in a test is a last resort of a minute or more.',
  },
  {
    selector: `CallExpression[callee.property.name='setTimeout'] > Literal[value<${String(SHORTEST_DEADLINE)}]`,
    message: 'A deadline in a test is a last resort of a minute or more.',
  },
  {
    selector: "CallExpression[callee.object.name='performance'][callee.property.name='now']",
    message: 'A test does not measure time: an assertion about speed belongs in packages/bench.',
  },
  {
    selector:
      "BinaryExpression[operator='-'] > CallExpression.left[callee.object.name='Date'][callee.property.name='now']",
    message: 'A test does not measure time: an assertion about speed belongs in packages/bench.',
  },
];

const SYNTAX = [
  {
    selector: 'MethodDefinition[key.name="then"], Property[method=true][key.name="then"]',
    message: '`await` would call a method named then. Choose another name.',
  },
  { selector: 'TSEnumDeclaration', message: "A union derived from an 'as const' list." },
  {
    selector: "ImportDeclaration[source.value='zod'] > ImportSpecifier",
    message: "import * as z from 'zod': the name 'z' would bring all languages of its messages along.",
  },
];

// A throw in these would end the process. `guardHttpServer` and `guardEngine` guard all other emitters of clients.
const UNGUARDED = [
  'CallExpression[callee.object.name=/^(io|socket)$/][callee.property.name=/^(on|once|onAny|use)$/] > :last-child',
  'CallExpression[callee.name=/^(setTimeout|setImmediate)$/] > :first-child.arguments',
  "CallExpression[callee.object.name='process'][callee.property.name='nextTick'] > :first-child.arguments",
].map((selector) => ({
  selector: `${selector}:matches(:function, Identifier[name!=/^guarded/])`,
  message:
    'Wrap the listener: guardListener of shared/listener-guard.ts logs a throw and closes the connection.',
}));

// `no-restricted-properties` misses the parameters of a function.
const NO_KOA_QUERY = {
  selector:
    "ObjectPattern[typeAnnotation.typeAnnotation.typeName.name=/Context$/] > Property[key.name='query']",
  message: 'Koa takes quadratic time for it. Use validateQuery, or URLSearchParams of the querystring.',
};

// What loads later: `x.lazy.tsx`. Other parts that load later may import it statically.
const LAZY_SUFFIX = {
  selector: 'ImportExpression[source.value=/^[.]/]:not([source.value=/([.]lazy$|[/]locales[/])/])',
  message: 'A module that loads later has a name like x.lazy.tsx.',
};
const NO_STATIC_LAZY = {
  selector: "ImportDeclaration[importKind!='type'][source.value=/[.]lazy$/]",
  message: 'Load this module with import(): its importer would load it at once.',
};

const TEST_IDS_MESSAGE = 'Test ids are for tests only: name an anchor of lib/anchors.ts.';
const NO_TEST_IDS = ['Literal[value=/\\[data-testid/]', 'TemplateElement[value.raw=/\\[data-testid/]'].map(
  (selector) => ({ selector, message: TEST_IDS_MESSAGE }),
);

const NO_TITLE = {
  selector:
    "JSXOpeningElement[name.type='JSXIdentifier'][name.name=/^[a-z]/][name.name!='iframe'] > JSXAttribute[name.name='title']",
  message: 'Touch and keyboard do not show a title attribute: use useTooltip, aria-label or visible text.',
};

const PACKAGES = Object.keys(PACKAGE_IMPORTS).filter((name) => !name.includes('/'));

const packageImportRules = Object.entries(PACKAGE_IMPORTS).map(([name, allowed]) => {
  const [own] = name.split('/');
  const forbidden = PACKAGES.filter((other) => other !== own && !allowed.includes(other));
  return {
    files: [`packages/${name}/**/*.{ts,tsx}`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...forbidden.map((other) => ({
              regex: `^@great-fire/${other}(/|$)`,
              message: `packages/${name} does not import packages/${other} (docs/architecture.md).`,
            })),
            { regex: '^@great-fire/[^/]+/src(/|$)', message: 'Import only what a package exports.' },
            {
              regex:
                '^(\\.\\./)+packages/|^(\\.\\./){2,}(game|protocol|bots|server|client|e2e|bench|system-tests|testkit)/',
              message: 'Import another package by its name.',
            },
          ],
        },
      ],
    },
  };
});

// Ids are below everything, though their list lies with the board that they name.
const exceptIds = (from) => (from === 'board' ? { except: ['ids.ts'] } : {});

const layerZones = RULES_LAYERS.flatMap((layer, height) =>
  layer.flatMap((part) => {
    const between = height > 0 && height < RULES_LAYERS.length - 1;
    const beside = between ? layer.filter((other) => other !== part) : [];
    return [...RULES_LAYERS.slice(height + 1).flat(), ...beside].map((from) => ({
      target: `${RULES}/${part}`,
      from: `${RULES}/${from}`,
      ...exceptIds(from),
      message: `${part} is a lower or neighbouring layer of the rules (docs/architecture.md).`,
    }));
  }),
);

const SERVER = 'packages/server/src';

const CLIENT = 'packages/client/src';

// The folders of the table, lowest first: each may import those before it. The files beside them compose the table.
const TABLE_FOLDERS = [
  'model',
  'help',
  'map',
  'move-input',
  'log',
  'session',
  'time-travel',
  'signals',
  'map-pane',
  'animation',
  'moments',
  'objective-cards',
  'turn-panel',
  'players',
  'scoring',
];

// The folders of the map, lowest first.
const MAP_FOLDERS = ['terrain', 'layout', 'district', 'overlay'];

/** Returns the zones of folders, lowest first: no folder imports a later one. */
const folderZones = (source, folders, owner) =>
  folders.slice(0, -1).map((folder, height) => ({
    target: `${source}/${folder}`,
    from: folders.slice(height + 1).map((from) => `${source}/${from}`),
    message: `${folder} is a lower layer of the ${owner} (docs/architecture.md).`,
  }));

const serverZones = folderZones(SERVER, SERVER_FOLDERS, 'server');
const clientZones = [
  ...folderZones(CLIENT, CLIENT_FOLDERS, 'client'),
  ...folderZones(`${CLIENT}/table`, TABLE_FOLDERS, 'table'),
  ...folderZones(`${CLIENT}/table/map`, MAP_FOLDERS, 'map'),
  ...TABLE_FOLDERS.map((folder) => ({
    target: `${CLIENT}/table/${folder}`,
    from: [`${CLIENT}/table/*.{ts,tsx}`],
    message: `${folder} is below the files that compose the table (docs/architecture.md).`,
  })),
];

module.exports = tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '**/dist-gallery/**',
      '**/coverage/**',
      '**/data/**',
      '.cache/**',
      'packages/game/versions/*.mjs',
      'packages/game/versions/*.d.mts',
      '**/.scratch/**',
      '**/test-results/**',
      '**/playwright-report/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  js.configs.recommended,
  {
    files: ['**/*.js', '**/*.cjs'],
    languageOptions: { sourceType: 'commonjs', globals: { ...nodeGlobals, __dirname: 'readonly' } },
  },
  { files: ['**/*.mjs'], languageOptions: { globals: nodeGlobals } },
  {
    files: ['**/*.{ts,mts,tsx}'],
    extends: [tseslint.configs.strict],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: 'packages/*/tsconfig.json',
          noWarnOnMultipleProjects: true,
        }),
      ],
      'import-x/internal-regex': '^@great-fire/',
    },
    rules: {
      ...Object.fromEntries(CHECKED_BY_OXLINT.map((rule) => [rule, 'off'])),
      '@typescript-eslint/no-unused-vars': 'off', // oxlint checks it
      'import-x/no-default-export': 'error',
      'import-x/order': [
        'error',
        { groups: ['builtin', ['external', 'internal'], 'parent', ['sibling', 'index']] },
      ],
      'no-restricted-syntax': ['error', ...SYNTAX],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-warning-comments': ['error', { terms: ['oxlint-disable'], location: 'anywhere' }], // noInlineConfig, for the other
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-dynamic-delete': 'off', // a draft of a record by district is changed so
      '@typescript-eslint/no-confusing-non-null-assertion': 'error',
    },
  },
  ...packageImportRules,
  // Patterns that meet the text of users: none takes more than linear time. The automaton checks without randomness.
  // A pattern that it cannot analyse is an error too: it knows no look-around beside an unbounded repetition.
  {
    files: ['packages/{game,protocol,table,server,client}/src/**/*.{ts,tsx}'],
    ignores: [...TESTS, '**/testing/**', '**/gallery/**'],
    plugins: { redos },
    rules: { 'redos/no-vulnerable': ['error', { checker: 'automaton', ignoreErrors: false, timeout: null }] },
  },
  {
    files: [`${RULES}/**/*.ts`],
    ignores: TESTS,
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: __dirname, zones: layerZones }],
      'import-x/no-nodejs-modules': 'error', // the rules run in a browser too
    },
  },
  {
    files: ['packages/table/src/**/*.ts'],
    ignores: TESTS,
    rules: { 'import-x/no-nodejs-modules': 'error' }, // the page imports them too
  },
  {
    files: [`${RULES}/setup/sha256-node.ts`], // which no browser is given
    rules: { 'import-x/no-nodejs-modules': 'off' },
  },
  {
    files: [`${SERVER}/**/*.ts`],
    ignores: [...TESTS, `${SERVER}/storage/contract-tests/**`],
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: __dirname, zones: serverZones }],
    },
  },
  {
    files: [`${SERVER}/**/*.ts`],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX, NO_KOA_QUERY] },
  },
  {
    files: [`${SERVER}/{realtime,http}/**/*.ts`],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX, NO_KOA_QUERY, ...UNGUARDED] },
  },
  {
    files: [`${CLIENT}/**/*.{ts,tsx}`],
    ignores: [...TESTS, '**/testing/**'],
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: __dirname, zones: clientZones }],
    },
  },
  {
    files: [`${CLIENT}/**/*.{ts,tsx}`],
    ignores: [...TESTS, '**/testing/**', `${CLIENT}/gallery/**`],
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX, ...NO_TEST_IDS, NO_TITLE, LAZY_SUFFIX] },
  },
  {
    files: [`${CLIENT}/**/*.{ts,tsx}`],
    ignores: [...TESTS, '**/testing/**', `${CLIENT}/gallery/**`, `${CLIENT}/**/*.lazy.{ts,tsx}`],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[...SYNTAX, ...NO_TEST_IDS, NO_TITLE, LAZY_SUFFIX, NO_STATIC_LAZY],
      ],
    },
  },
  {
    files: [`${CLIENT}/i18n/locales/*/core.ts`], // they list the bundles that load later
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX] },
  },
  {
    files: ['packages/server/src/**/*.ts'],
    ignores: [...TESTS, 'packages/server/src/{main,admin,cli}.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Only main.ts, admin.ts and cli.ts read the environment.',
        },
        { object: 'ctx', property: 'query', message: 'It takes quadratic time. Use validateQuery.' },
      ],
    },
  },
  {
    files: WAITING_TESTS,
    ignores: [...TIMED_PROGRAMS, 'packages/testkit/src/wait-for*', 'scripts/lib/wait-until-ready.mjs'],
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX, ...REAL_TIME] },
  },
  {
    files: ['packages/client/src/i18n/messages.ts'], // it reports missing texts to the browser tests
    rules: { 'no-console': ['error', { allow: ['error'] }] },
  },
  // Playwright reads a fixture's wishes off its first parameter, also when it has none.
  {
    files: ['packages/e2e/**/*.ts'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  // Tools that want it so: their configuration is what they find as the default export.
  { files: ['**/*.config.{ts,mts}'], rules: { 'import-x/no-default-export': 'off' } },
  { files: ['**/*.d.ts'], rules: { 'import-x/no-default-export': 'off' } },
);
