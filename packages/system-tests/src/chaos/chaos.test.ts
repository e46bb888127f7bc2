import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { withDeadline } from '@great-fire/testkit/wait-for';
import { CONFIG_NAMES, type ConfigName } from './configs';
import type { RoundRecord } from './run';

const ROOT = resolve(__dirname, '../../../..');
const ROUNDS = 2;
const DEADLINE_MS = 600_000; // the command itself reports a timeout after two minutes
const TIMEOUT_FACTOR = 10; // multiplies the server's timeouts, so that a slow machine exceeds none of them

/** Plays rounds of a configuration with the command line. @throws Error if one failed, with what it printed */
async function runChaos(config: ConfigName): Promise<readonly RoundRecord[]> {
  const flags = { rounds: ROUNDS, seed: 'test', config, timeouts: TIMEOUT_FACTOR };
  const options = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const command = spawn(
    process.execPath,
    ['--import', 'tsx', join(__dirname, 'main.ts'), '--json', ...options],
    {
      cwd: ROOT,
      env: process.env,
    },
  );
  const printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    command[name].on('data', (chunk: Buffer) => (printed[name] += chunk.toString()));
  const closed = once(command, 'close');
  try {
    await withDeadline(`the end of the rounds on ${config}`, closed, { deadlineMs: DEADLINE_MS });
  } catch (error) {
    command.kill();
    await closed;
    throw new Error(`${String(error)}:\n${printed.stderr}`, { cause: error });
  }
  if (command.exitCode !== 0) throw new Error(printed.stderr);
  return (JSON.parse(printed.stdout) as { readonly result: { readonly rounds: readonly RoundRecord[] } })
    .result.rounds;
}

test.each(CONFIG_NAMES)(
  'keeps every acknowledged move on %s while servers, connections, database and disk fail',
  async (config) => {
    const rounds = await runChaos(config);
    expect(rounds).toHaveLength(ROUNDS);
    for (const { acknowledgedMoves, recoveryMs, faults, violations } of rounds) {
      expect(violations).toEqual([]);
      expect(acknowledgedMoves).toBeGreaterThan(0);
      expect(faults.length).toBeGreaterThan(0);
      expect(recoveryMs.length).toBeGreaterThanOrEqual(6); // at least three people and a spectator
    }
  },
  2 * DEADLINE_MS,
);
