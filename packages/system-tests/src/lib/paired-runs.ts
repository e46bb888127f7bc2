/** Honest players' round trips, with and without something beside them, in turn: what is asked is the ratio of p99. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ServerProcess } from '@great-fire/server/testing';
import { stopwatch } from './stopwatch';
import { BaselineClients } from './baseline-clients';

export interface PairedRunOptions {
  readonly pairs: number;
  readonly seconds: number; // each half of a pair
  readonly tables: number;
  readonly limits: '1' | 'off'; // whether the server bounds what it is asked
  readonly log: (line: string) => void;
}

/** What goes on beside the honest players in one half of a pair. */
export interface Disturbance {
  /** Ends it. Resolves with a line on what it did. */
  readonly stop: () => Promise<string>;
}

/** Begins it; `pair` counts from 0. */
export type StartDisturbance = (
  url: string,
  matchIds: readonly string[],
  pair: number,
) => Promise<Disturbance>;

const WARM_UP_SECONDS = 8;
export const SETTLE_MS = 3000; // until the server has seen that they are gone

/** Resolves with the median of the pairs' ratios of p99. @throws Error where an honest move is refused, or the server ends */
export async function comparePairs(
  { pairs, seconds, tables, limits, log }: PairedRunOptions,
  startDisturbance: StartDisturbance,
): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'great-fire-honest-'));
  const server = await ServerProcess.start({
    DATA_DIR: dataDir,
    PORT: '0',
    RATE_LIMITS: limits,
    LOG_LEVEL: 'info',
    TIMEOUT_FACTOR: '1', // the time limits of the product
  });
  try {
    const hasPriority = raisePriority([process.pid, server.pid]);
    log(hasPriority ? 'server and honest players run before all others' : 'nobody runs before others');
    const url = `http://127.0.0.1:${String(await server.port)}`;
    const clients = await BaselineClients.connect(url, tables);
    await clients.play(WARM_UP_SECONDS);
    const ratios: number[] = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      const takeSample = async (): Promise<Sample> => measureSample(server.pid, () => clients.play(seconds));
      // Which comes first changes, so that a machine that grows busier favours neither.
      const isQuietFirst = pair % 2 === 0;
      const quietBefore = isQuietFirst ? await takeSample() : null;
      const { disturbed, report } = await measureDisturbed(
        await startDisturbance(url, clients.matchIds, pair),
        takeSample,
      );
      await wait(SETTLE_MS);
      const quiet = quietBefore ?? (await takeSample());
      const ratio = quantile(disturbed.roundTripsMs, 0.99) / quantile(quiet.roundTripsMs, 0.99);
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
    await server.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Measures one half of a pair beside others. Stops them also if that fails, so that their processes end. */
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

/**
 * Has the system run these before all others, where it lets us: attackers and whatever else the machine does
 * would be on other machines, and what is asked is what the server does. Returns whether it does.
 */
function raisePriority(pids: readonly number[]): boolean {
  try {
    for (const pid of pids) setPriority(pid, PRIORITY);
    return true;
  } catch {
    return false;
  }
}

interface Sample {
  readonly roundTripsMs: readonly number[]; // ms
  readonly cores: number; // that the server took
  readonly memoryMb: number; // that it had at the end
}

async function measureSample(pid: number, play: () => Promise<readonly number[]>): Promise<Sample> {
  const [elapsed, cpuBefore] = [stopwatch(), cpuSeconds(pid)];
  const roundTripsMs = await play();
  const cores = (cpuSeconds(pid) - cpuBefore) / (elapsed() / 1000);
  const kb = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1] ?? '0';
  return { roundTripsMs, cores, memoryMb: Math.round(Number(kb) / 1024) };
}

const TICKS_PER_SECOND = 100; // a second, on Linux

/** Seconds of processor time that a process has used. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

const formatSample = ({ roundTripsMs, cores, memoryMb }: Sample): string =>
  `p50 ${quantile(roundTripsMs, 0.5).toFixed(1)} p99 ${quantile(roundTripsMs, 0.99).toFixed(1)} ms of ${String(roundTripsMs.length)} moves, ` +
  `server ${cores.toFixed(2)} of a core, ${String(memoryMb)} MB`;

/** The value that so large a share is not above. @throws RangeError of nothing */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(Math.ceil(sorted.length * q) - 1, 0)];
  if (value === undefined) throw new RangeError('Nothing was measured');
  return value;
}
