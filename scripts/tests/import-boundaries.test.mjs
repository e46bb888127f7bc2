/** Tests that ESLint enforces the import boundaries of docs/architecture.md. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { ESLint } from 'eslint';
import { ROOT } from '../lib/root.mjs';

const BOUNDARY_RULES = [
  'import-x/no-restricted-paths',
  'import-x/no-nodejs-modules',
  'import-x/no-extraneous-dependencies',
  'no-restricted-imports',
  'no-restricted-syntax',
];

// Turns type information off. These rules do not need it, and it takes ten seconds to load.
const eslint = new ESLint({
  cwd: ROOT,
  ruleFilter: ({ ruleId }) => BOUNDARY_RULES.includes(ruleId),
  overrideConfig: { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions: { project: null } } },
});

/** Returns the rules that a statement breaks when an existing file contains it. */
async function brokenRules(file, statement) {
  const [result] = await eslint.lintText(`${statement}\n`, { filePath: `${ROOT}/${file}` });
  return result.messages.map(({ ruleId }) => ruleId);
}

/** Returns the rules that an import breaks when an existing file contains it. */
const violatedRules = (file, source) => brokenRules(file, `export * from '${source}';`);

const ALLOWED = [
  ['packages/game/src/fire/burn.ts', '../board/board'],
  ['packages/game/src/state.ts', './board/ids'],
  ['packages/game/src/apply-action.ts', './turn-flow'],
  ['packages/protocol/src/schemas/action.ts', '@great-fire/game'],
  ['packages/server/src/main.ts', '@great-fire/protocol'],
  ['packages/server/src/main.ts', '@great-fire/bots'],
  ['packages/table/src/clock.ts', '@great-fire/protocol'],
  ['packages/client/src/table/table.tsx', '@great-fire/table'],
  ['packages/server/src/api/app.ts', '../lobby/list-tables'],
  ['packages/server/src/storage/storage.ts', '../table-setup/seats'],
  ['packages/client/src/main.tsx', '@great-fire/game/board'],
  ['packages/client/src/practice/practice-worker.ts', '@great-fire/bots'],
  ['packages/client/src/ui/button.tsx', '../lib/routes'],
  ['packages/client/src/lobby/lobby-page.lazy.tsx', '../create-table/create-table-form'],
  ['packages/client/src/replay/replay-viewer.tsx', '../table/table'],
  ['packages/client/src/replay/review/review-worker.ts', '@great-fire/bots'],
];

const FORBIDDEN = [
  ['packages/game/src/state.ts', './board/board', 'import-x/no-restricted-paths'],
  ['packages/game/src/board/board.ts', '../fire/burning', 'import-x/no-restricted-paths'],
  ['packages/game/src/fire/burn.ts', '../view/view', 'import-x/no-restricted-paths'],
  ['packages/game/src/deck/draw.ts', '../actions/put-out', 'import-x/no-restricted-paths'],
  ['packages/game/src/fire/burn.ts', 'node:fs', 'import-x/no-nodejs-modules'],
  ['packages/game/src/index.ts', '@great-fire/protocol', 'no-restricted-imports'],
  ['packages/protocol/src/schemas/action.ts', '@great-fire/server', 'no-restricted-imports'],
  ['packages/game/src/fire/burn.ts', '../random', 'import-x/no-restricted-paths'],
  ['packages/bots/src/decide.ts', '@great-fire/protocol', 'no-restricted-imports'],
  ['packages/table/src/clock.ts', '@great-fire/server', 'no-restricted-imports'],
  ['packages/table/src/clock.ts', 'node:util', 'import-x/no-nodejs-modules'],
  ['packages/protocol/src/schemas/action.ts', '@great-fire/table', 'no-restricted-imports'],
  ['packages/server/src/shared/random-id.ts', '../api/app', 'import-x/no-restricted-paths'],
  ['packages/server/src/table-setup/seats.ts', '../storage/matches', 'import-x/no-restricted-paths'],
  ['packages/server/src/storage/storage.ts', '../matches/apply-move', 'import-x/no-restricted-paths'],
  ['packages/server/src/matches/apply-move.ts', '../realtime/lobby-room', 'import-x/no-restricted-paths'],
  ['packages/client/src/main.tsx', '@great-fire/bots', 'no-restricted-imports'],
  ['packages/client/src/ui/button.tsx', '../lobby/lobby-page.lazy', 'import-x/no-restricted-paths'],
  ['packages/client/src/lib/routes.ts', '../ui/button', 'import-x/no-restricted-paths'],
  ['packages/client/src/api/lobby.ts', '../live/socket', 'import-x/no-restricted-paths'],
  ['packages/client/src/live/socket.ts', '../table/table', 'import-x/no-restricted-paths'],
  ['packages/client/src/table/log/log.tsx', '../../replay/replay-viewer', 'import-x/no-restricted-paths'],
  ['packages/client/src/table/table.tsx', '../app/app', 'import-x/no-restricted-paths'],
  ['packages/client/src/table/map/marks.ts', '../move-input/draft-store', 'import-x/no-restricted-paths'],
  ['packages/client/src/table/log/log.tsx', '../time-travel/history-slider', 'import-x/no-restricted-paths'],
  ['packages/client/src/table/map/city-map.tsx', '../turn-progress', 'import-x/no-restricted-paths'],
  ['packages/client/src/table/map/terrain/rivers.tsx', '../overlay/pins', 'import-x/no-restricted-paths'],
  ['packages/client/src/main.tsx', '@great-fire/server', 'no-restricted-imports'],
  ['packages/server/src/main.ts', '@great-fire/client', 'no-restricted-imports'],
  ['packages/server/src/main.ts', '@great-fire/game/src/state', 'no-restricted-imports'],
  ['packages/server/src/main.ts', '../../game/src/state', 'no-restricted-imports'],
];

for (const [file, source] of ALLOWED) {
  test(`${file} may import ${source}`, async () => {
    assert.deepEqual(await violatedRules(file, source), []);
  });
}

for (const [file, source, rule] of FORBIDDEN) {
  test(`${file} may not import ${source}`, async () => {
    const rules = await violatedRules(file, source);
    assert.ok(rules.includes(rule), `${rule} says nothing; broken: ${rules.join(', ')}`);
  });
}

for (const [source, file] of [
  ['packages/server/src', 'packages/server/src/main.ts'],
  ['packages/client/src', 'packages/client/src/main.tsx'],
  ['packages/client/src/table', 'packages/client/src/main.tsx'],
  ['packages/client/src/table/map', 'packages/client/src/main.tsx'],
]) {
  test(`each folder of ${source} has a layer`, async () => {
    const { rules } = await eslint.calculateConfigForFile(`${ROOT}/${file}`);
    const [, { zones }] = rules['import-x/no-restricted-paths'];
    const layered = new Set(zones.flatMap(({ target, from }) => [target, ...from]));
    const entries = readdirSync(`${ROOT}/${source}`, { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    const unlayered = folders.filter(
      (folder) => !/^test(s|ing)$/.test(folder) && !layered.has(`${source}/${folder}`),
    );
    assert.deepEqual(unlayered, []);
  });
}

test('modules that load later are named x.lazy', async () => {
  const page = 'packages/client/src/replay/replay-panel.tsx';
  assert.deepEqual(await brokenRules(page, "import('./charts/charts.lazy');"), []);
  assert.deepEqual(await brokenRules(page, "import type { Charts } from './charts/charts.lazy';"), []);
  assert.deepEqual(await brokenRules(page, "import('./replay-bar');"), ['no-restricted-syntax']);
  assert.deepEqual(await brokenRules(page, "import { Charts } from './charts/charts.lazy';"), [
    'no-restricted-syntax',
  ]);
  const part = 'packages/client/src/chat/chat.lazy.tsx';
  assert.deepEqual(await brokenRules(part, "import { ChatMessageView } from './chat-message.lazy';"), []);
});
