import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CONFIG_NAMES } from './configs';
import type { ConfigName } from './configs';
import { roundsIn } from './record';

const ROOT = resolve(__dirname, '../../../..');
const ROUNDS = 2;
const PATIENCE_MS = 110_000; // with rounds in which nobody comes back

/** Plays rounds by the command itself. Resolves to its exit code and what it said. */
function chaos(config: ConfigName, into: string): Promise<{ readonly code: number; readonly said: string }> {
  const wish = ['--rounds', String(ROUNDS), '--seed', 'test', '--config', config, '--into', into];
  const command = [join(ROOT, 'node_modules/tsx/dist/cli.mjs'), join(__dirname, 'main.ts'), ...wish];
  return new Promise((settle) => {
    execFile(process.execPath, command, { cwd: ROOT, timeout: PATIENCE_MS }, (error, out, err) => {
      settle({
        code: typeof error?.code === 'number' ? error.code : error === null ? 0 : -1,
        said: out + err,
      });
    });
  });
}

// All at once: what happens in a round is mostly waited for.
test('servers, lines, database and disk fail while people play, and nothing that was acknowledged is lost', async () => {
  const into = mkdtempSync(join(tmpdir(), 'great-fire-chaos-'));
  const runs = await Promise.all(CONFIG_NAMES.map((config) => chaos(config, into)));
  expect(runs.map(({ said, code }) => (code === 0 ? 'ok' : said))).toEqual(['ok', 'ok', 'ok']);
  const rounds = roundsIn(into, 'test');
  expect(rounds).toHaveLength(ROUNDS * CONFIG_NAMES.length);
  for (const { acknowledged, backMs, faults, wrongs } of rounds) {
    expect(wrongs).toEqual([]);
    expect(acknowledged).toBeGreaterThan(0);
    expect(faults.length).toBeGreaterThan(0);
    expect(backMs.length).toBeGreaterThanOrEqual(8); // a page for each seat of two tables, and who watches
  }
  rmSync(into, { recursive: true });
}, 120_000);
