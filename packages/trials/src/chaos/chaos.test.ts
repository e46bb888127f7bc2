import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CONFIG_NAMES } from './configs';
import { roundsIn } from './record';

const ROOT = resolve(__dirname, '../../../..');
const ROUNDS = 2;
const PATIENCE_MS = 110_000; // with rounds in which nobody comes back

/** Plays rounds by the command itself, all at once, for what happens in a round is mostly waited for. */
function chaos(into: string): Promise<{ readonly isWell: boolean; readonly said: string }> {
  const wish = ['--rounds', String(ROUNDS), '--seed', 'test', '--together', '--into', into];
  const command = [join(ROOT, 'node_modules/tsx/dist/cli.mjs'), join(__dirname, 'main.ts'), ...wish];
  return new Promise((settle) => {
    execFile(process.execPath, command, { cwd: ROOT, timeout: PATIENCE_MS }, (error, out, err) => {
      settle({ isWell: error === null, said: out + err });
    });
  });
}

test('servers, lines, database and disk fail while people play, and nothing that was acknowledged is lost', async () => {
  const into = mkdtempSync(join(tmpdir(), 'great-fire-chaos-'));
  const { isWell, said } = await chaos(into);
  expect(isWell ? 'all is well' : said).toBe('all is well');
  const rounds = roundsIn(into, 'test');
  expect(rounds.map(({ config }) => config).sort()).toEqual(
    [...CONFIG_NAMES].flatMap((config) => Array.from({ length: ROUNDS }, () => config)).sort(),
  );
  for (const { acknowledged, backMs, faults, wrongs } of rounds) {
    expect(wrongs).toEqual([]);
    expect(acknowledged).toBeGreaterThan(0);
    expect(faults.length).toBeGreaterThan(0);
    expect(backMs.length).toBeGreaterThanOrEqual(6); // of people at a table of three and one with two bots, and who watches
  }
  rmSync(into, { recursive: true });
}, 120_000);
