import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { withDeadline } from '@great-fire/testkit/wait-for';
import { CONFIG_NAMES, type ConfigName } from './configs';
import { readRounds } from './results-log';

const ROOT = resolve(__dirname, '../../../..');
const ROUNDS = 2;
const DEADLINE_MS = 600_000; // the command itself reports a timeout after two minutes
const TIMEOUT_FACTOR = 10; // multiplies the server's timeouts, so that a slow machine exceeds none of them

/** Plays rounds of a configuration with the command line. Resolves to its output, or '' if all rounds passed. */
async function runChaos(config: ConfigName, outDir: string): Promise<string> {
  const flags = { rounds: ROUNDS, seed: 'test', config, out: outDir, timeouts: TIMEOUT_FACTOR };
  const options = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const command = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'main.ts'), ...options], {
    cwd: ROOT,
    env: process.env,
  });
  let printed = '';
  for (const output of [command.stdout, command.stderr])
    output.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const closed = once(command, 'close');
  try {
    await withDeadline(`the end of the rounds on ${config}`, closed, { deadlineMs: DEADLINE_MS });
  } catch (error) {
    command.kill();
    await closed;
    throw new Error(`${String(error)}:\n${printed}`, { cause: error });
  }
  return command.exitCode === 0 ? '' : printed;
}

test.each(CONFIG_NAMES)(
  'keeps every acknowledged move on %s while servers, connections, database and disk fail',
  async (config) => {
    const into = mkdtempSync(join(tmpdir(), 'great-fire-chaos-'));
    expect(await runChaos(config, into)).toBe('');
    const rounds = readRounds(into, 'test');
    expect(rounds).toHaveLength(ROUNDS);
    for (const { acknowledgedMoves, recoveryMs, faults, violations } of rounds) {
      expect(violations).toEqual([]);
      expect(acknowledgedMoves).toBeGreaterThan(0);
      expect(faults.length).toBeGreaterThan(0);
      expect(recoveryMs.length).toBeGreaterThanOrEqual(6); // at least three people and a spectator
    }
    rmSync(into, { recursive: true });
  },
  2 * DEADLINE_MS,
);
