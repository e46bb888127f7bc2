/**
 * Measures honest clients' round trips with and without a disturbance, alternately. The result is the ratio of a quantile.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ServerProcess } from '@great-fire/server/testing';
import { cpuMicros, rssBytes } from '@great-fire/testkit/proc';
import { quantile } from '@great-fire/testkit/statistics';
import * as z from 'zod';
import { stopwatch } from './stopwatch';
import { BaselineClients } from './baseline-clients';

/** The command-line options of a program that compares pairs. */
export const PAIR_OPTIONS = {
  pairs: z.coerce.number().int().min(1).max(100).default(5).describe('pairs of runs, alone and disturbed'),
  seconds: z.coerce.number().int().min(5).max(600).default(30).describe('length of a run'),
  tables: z.coerce.number().int().min(1).max(20).default(6).describe('tables of honest players'),
};

export interface PairedRunOptions {
  readonly pairs: number;
  readonly seconds: number; // each half of a pair
  readonly tables: number;
  readonly quantile?: number; // of the round trips; default: 0.99
  readonly log: (line: string) => void;
}

/** A load beside the honest clients in one half of a pair. */
interface Disturbance {
  /** Ends the load. Resolves to a line that summarizes it. */
  readonly stop: () => Promise<string>;
}

/** Starts a disturbance. `pair` counts from 0. */
export type StartDisturbance = (
  url: string,
  matchIds: readonly string[],
  pair: number,
) => Promise<Disturbance>;

const WARM_UP_SECONDS = 8;
export const SETTLE_MS = 3000; // until the server has noticed the closed connections

/**
 * Resolves to the median of the pairs' ratios of the quantile.
 *
 * @throws Error if the server rejects an honest move or ends
 */
export async function comparePairs(
  { pairs, seconds, tables, log, quantile: share = 0.99 }: PairedRunOptions,
  startDisturbance: StartDisturbance,
): Promise<number> {
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
    log(
      hasPriority
        ? 'server and honest players run before all others'
        : 'server and honest players have no priority',
    );
    const url = `http://127.0.0.1:${String(await server.port)}`;
    const clients = await BaselineClients.connect(url, tables);
    await clients.play(WARM_UP_SECONDS);
    const ratios: number[] = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      const takeSample = async (): Promise<Sample> => measureSample(server.pid, () => clients.play(seconds));
      // The order of the halves alternates, so that a change of the machine's load favours neither.
      const isQuietFirst = pair % 2 === 0;
      const quietBefore = isQuietFirst ? await takeSample() : null;
      const { disturbed, report } = await measureDisturbed(
        await startDisturbance(url, clients.matchIds, pair),
        takeSample,
      );
      await wait(SETTLE_MS);
      const quiet = quietBefore ?? (await takeSample());
      const ratio = quantile(disturbed.roundTripsMs, share) / quantile(quiet.roundTripsMs, share);
      ratios.push(ratio);
      log(
        `pair ${String(pair)}: alone ${formatSample(quiet)}; beside it ${formatSample(disturbed)}; ratio ${ratio.toFixed(2)}`,
      );
      log(`  ${report}`);
    }
    clients.close();
    const { code, err } = await server.kill('SIGTERM');
    if (code !== 0) throw new Error(`The server ended with ${String(code)}: ${err.slice(-500)}`);
    return quantile(ratios, 0.5);
  } finally {
    trySetPriority([process.pid], 0);
    await server.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Measures the disturbed half of a pair. Also stops the disturbance if the measurement fails, so that its processes
 * end.
 */
async function measureDisturbed(
  disturbance: Disturbance,
  takeSample: () => Promise<Sample>,
): Promise<{ readonly disturbed: Sample; readonly report: string }> {
  try {
    await wait(SETTLE_MS);
    const disturbed = await takeSample();
    return { disturbed, report: await disturbance.stop() };
  } catch (error) {
    await disturbance.stop().catch(() => undefined);
    throw error;
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
