import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { withDeadline } from '@great-fire/testkit/wait-for';
import { CONFIG_NAMES } from './configs';
import type { ConfigName } from './configs';
import { roundsIn } from './record';

const ROOT = resolve(__dirname, '../../../..');
const ROUNDS = 2;
const DEADLINE_MS = 600_000; // the command names what it waits for in vain after two minutes
const TIMEOUTS = 10; // times the time limits of the product, so that none is met on a slow machine

/** Plays rounds of a configuration by the command itself. Resolves to its report; '' if all is well. */
async function chaos(config: ConfigName, into: string): Promise<string> {
  const wish = { rounds: ROUNDS, seed: 'test', config, into, timeouts: TIMEOUTS };
  const options = Object.entries(wish).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const command = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'main.ts'), ...options], {
    cwd: ROOT,
  });
  let said = '';
  for (const output of [command.stdout, command.stderr])
    output.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const closed = once(command, 'close');
  try {
    await withDeadline(`the end of the rounds on ${config}`, closed, { deadlineMs: DEADLINE_MS });
  } catch (error) {
    command.kill();
    await closed;
    throw new Error(`${String(error)}:\n${said}`, { cause: error });
  }
  return command.exitCode === 0 ? '' : said;
}

test.each(CONFIG_NAMES)(
  'no acknowledged move is lost on %s while servers, connections, database and disk fail',
  async (config) => {
    const into = mkdtempSync(join(tmpdir(), 'great-fire-chaos-'));
    expect(await chaos(config, into)).toBe('');
    const rounds = roundsIn(into, 'test');
    expect(rounds).toHaveLength(ROUNDS);
    for (const { acknowledged, backMs, faults, wrongs } of rounds) {
      expect(wrongs).toEqual([]);
      expect(acknowledged).toBeGreaterThan(0);
      expect(faults.length).toBeGreaterThan(0);
      expect(backMs.length).toBeGreaterThanOrEqual(6); // three people and a spectator, and one or two beside bots
    }
    rmSync(into, { recursive: true });
  },
  2 * DEADLINE_MS,
);
