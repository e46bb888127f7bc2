import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { withDeadline } from '@great-fire/testkit/wait-for';
import type { RoundRecord } from './run';

const ROOT = resolve(__dirname, '../../../..');
const CONFIGS = ['sqlite', 'postgres-1-server', 'postgres-2-servers'];
const ROUNDS = 2; // on each of them
const DEADLINE_MS = 1_500_000; // the command itself reports a timeout after two minutes
// The timeouts of the servers are so long that a slow machine exceeds none of them.
const OPTIONS = ['--json', '--rounds', String(ROUNDS), '--seed', 'test', '--timeouts', '10'];

/** Plays rounds on all configurations with the command line. @throws Error if one failed, with what it printed */
async function runChaos(): Promise<readonly RoundRecord[]> {
  const args = ['--import', 'tsx', join(__dirname, 'main.ts'), ...OPTIONS];
  const command = spawn(process.execPath, args, { cwd: ROOT, env: process.env });
  const printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    command[name].on('data', (chunk: Buffer) => (printed[name] += chunk.toString()));
  const closed = once(command, 'close');
  try {
    await withDeadline('the end of the rounds', closed, { deadlineMs: DEADLINE_MS });
  } catch (error) {
    command.kill();
    await closed;
    throw new Error(`${String(error)}:\n${printed.stderr}`, { cause: error });
  }
  if (command.exitCode !== 0) throw new Error(printed.stderr);
  return (JSON.parse(printed.stdout) as { readonly result: { readonly rounds: readonly RoundRecord[] } })
    .result.rounds;
}

test(
  'keeps every acknowledged move while servers, connections, database and disk fail',
  async () => {
    const rounds = await runChaos();
    expect(rounds.map(({ config }) => config)).toEqual(CONFIGS.flatMap((name) => [name, name]));
    for (const { acknowledgedMoves, faults, violations } of rounds) {
      expect(violations).toEqual([]);
      expect(acknowledgedMoves).toBeGreaterThan(0);
      expect(faults.length).toBeGreaterThan(0);
    }
  },
  2 * DEADLINE_MS,
);
