/** Compares honest players' round trips with and without an attack, in pairs. The goal is that they at most double. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ServerProcess } from '@great-fire/server/testing';
import { cpuMicros, rssBytes } from '@great-fire/testkit/proc';
import { quantile } from '@great-fire/testkit/statistics';
import { stopwatch } from '../lib/stopwatch';
import { Attack, type ATTACKERS } from './attack';
import { HonestPlayers } from './honest-players';

export interface FloodOptions {
  readonly kind: keyof typeof ATTACKERS; // legal: p95 is compared, else p99
  readonly seed: number;
  readonly pairs: number;
  readonly seconds: number; // each half of a pair
  readonly tables: number;
  readonly log: (line: string) => void;
}

export const MAX_RATIO = 2;
const WARM_UP_SECONDS = 8;
const SETTLE_MS = 3000; // until the server has noticed the closed connections

/**
 * Resolves to the median of the pairs' ratios.
 *
 * @throws Error if the server rejects an honest move or ends
 */
export async function compareUnderFlood({
  kind,
  seed,
  pairs,
  seconds,
  tables,
  log,
}: FloodOptions): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'great-fire-honest-'));
  const server = await ServerProcess.start({
    DATA_DIR: dataDir,
    PORT: '0',
    RATE_LIMIT_SCALE: '1',
    LOG_LEVEL: 'info',
    TIMEOUT_FACTOR: '1', // the product's own timeouts
  });
  try {
    const hasPriority = trySetPriority([process.pid, server.pid], PRIORITY);
    log(`server and honest players ${hasPriority ? 'run before all others' : 'have no priority'}`);
    const url = `http://127.0.0.1:${String(await server.port)}`;
    const players = await HonestPlayers.connect(url, tables);
    await players.play(WARM_UP_SECONDS);
    const takeSample = (): Promise<Sample> => measureSample(server.pid, () => players.play(seconds));
    const ratios: number[] = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      // The order of the halves alternates, so that a change of the machine's load favours neither.
      const aloneBefore = pair % 2 === 0 ? await takeSample() : null;
      const attack = Attack.start(url, players.matchIds, seed + pair * 10, kind);
      await wait(SETTLE_MS);
      const [attacked] = await Promise.allSettled([takeSample()]);
      const { sent, cpuSeconds } = await attack.stop(); // also after a failure, so that its processes end
      if (attacked.status === 'rejected') throw attacked.reason;
      await wait(SETTLE_MS);
      const alone = aloneBefore ?? (await takeSample());
      const share = kind === 'legal' ? 0.95 : 0.99;
      const ratio = quantile(attacked.value.roundTripsMs, share) / quantile(alone.roundTripsMs, share);
      ratios.push(ratio);
      log(
        `pair ${String(pair)}: alone ${formatSample(alone)}; beside it ${formatSample(attacked.value)}; ratio ${ratio.toFixed(2)}`,
      );
      const attackSeconds = seconds + SETTLE_MS / 1000;
      const kinds = Object.entries(sent).map(
        ([name, count]) => `${(count / attackSeconds).toFixed(0)} ${name}`,
      );
      log(`  attackers: ${(cpuSeconds / attackSeconds).toFixed(2)} of a core, a second ${kinds.join(', ')}`);
    }
    players.close();
    const { code, err } = await server.kill('SIGTERM');
    if (code !== 0) throw new Error(`The server ended with ${String(code)}: ${err.slice(-500)}`);
    return quantile(ratios, 0.5);
  } finally {
    trySetPriority([process.pid], 0);
    await server.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const PRIORITY = -15;

// Linux shares the CPU among sessions first (sched_autogroup_enabled), and the attackers have sessions of their own.
const SESSION_PRIORITY_FILE = '/proc/self/autogroup';

/**
 * Sets the priority of processes and of this session, if the system permits it. Returns whether it did. In production,
 * attackers and other load run on other machines, and the test measures the server alone.
 */
function trySetPriority(pids: readonly number[], priority: number): boolean {
  try {
    for (const pid of pids) setPriority(pid, priority);
    if (existsSync(SESSION_PRIORITY_FILE)) writeFileSync(SESSION_PRIORITY_FILE, String(priority));
    return true;
  } catch {
    return false;
  }
}

interface Sample {
  readonly roundTripsMs: readonly number[];
  readonly cores: number; // CPU used by the server, in cores
  readonly memoryMb: number; // memory of the server at the end
}

async function measureSample(pid: number, play: () => Promise<readonly number[]>): Promise<Sample> {
  const [elapsed, cpuBefore] = [stopwatch(), cpuMicros(pid)];
  const roundTripsMs = await play();
  const cores = (cpuMicros(pid) - cpuBefore) / (1000 * elapsed());
  return { roundTripsMs, cores, memoryMb: Math.round(rssBytes(pid) / 2 ** 20) };
}

const formatSample = ({ roundTripsMs, cores, memoryMb }: Sample): string =>
  `p50 ${quantile(roundTripsMs, 0.5).toFixed(1)} p95 ${quantile(roundTripsMs, 0.95).toFixed(1)} p99 ${quantile(roundTripsMs, 0.99).toFixed(1)} ms of ${String(roundTripsMs.length)} moves, ` +
  `server ${cores.toFixed(2)} of a core, ${String(memoryMb)} MB`;
