/** Honest players' round trips, with and without something beside them, in turn: what is asked is the ratio of p99. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ServerProcess } from '@great-fire/server/testing';
import { stopwatch } from '../stopwatch';
import { HonestTables } from './tables';

export interface PairsWish {
  readonly pairs: number;
  readonly seconds: number; // each half of a pair
  readonly tables: number;
  readonly limits: '1' | 'off'; // whether the server bounds what it is asked
  readonly told: (line: string) => void;
}

/** What goes on beside the honest players in one half of a pair. */
export interface Company {
  /** Ends it. Resolves with a line on what it did. */
  readonly stop: () => Promise<string>;
}

/** Begins it; `pair` counts from 0. */
export type Begin = (url: string, matchIds: readonly string[], pair: number) => Promise<Company>;

const WARM_SECONDS = 8;
export const SETTLE_MS = 3000; // until the server has seen that they are gone

/** Resolves with the median of the pairs' ratios of p99. @throws Error where an honest move is refused, or the server ends */
export async function comparePairs(
  { pairs, seconds, tables, limits, told }: PairsWish,
  begin: Begin,
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
    const isFirst = runFirst([process.pid, server.pid]);
    told(isFirst ? 'server and honest players run before all others' : 'nobody runs before others');
    const url = `http://127.0.0.1:${String(await server.port)}`;
    const honest = await HonestTables.come(url, tables);
    await honest.play(WARM_SECONDS);
    const ratios: number[] = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      const half = async (): Promise<Half> => measured(server.pid, () => honest.play(seconds));
      // Which comes first changes, so that a machine that grows busier favours neither.
      const isQuietFirst = pair % 2 === 0;
      const before = isQuietFirst ? await half() : null;
      const { loud, did } = await beside(await begin(url, honest.matchIds, pair), half);
      await wait(SETTLE_MS);
      const quiet = before ?? (await half());
      const ratio = quantile(loud.trips, 0.99) / quantile(quiet.trips, 0.99);
      ratios.push(ratio);
      told(`pair ${String(pair)}: alone ${tell(quiet)}; beside it ${tell(loud)}; ratio ${ratio.toFixed(2)}`);
      told(`  ${did}`);
    }
    honest.leave();
    const { code, err } = await server.kill('SIGTERM');
    if (code !== 0) throw new Error(`The server ended with ${String(code)}: ${err.slice(-500)}`);
    return quantile(ratios, 0.5);
  } finally {
    await server.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Measures one half of a pair beside others. Stops them also if that fails, so that their processes end. */
async function beside(
  company: Company,
  half: () => Promise<Half>,
): Promise<{ readonly loud: Half; readonly did: string }> {
  try {
    await wait(SETTLE_MS);
    const loud = await half();
    return { loud, did: await company.stop() };
  } catch (error) {
    await company.stop().catch(() => undefined);
    throw error;
  }
}

const FIRST = -15;

/**
 * Has the system run these before all others, where it lets us: attackers and whatever else the machine does
 * would be on other machines, and what is asked is what the server does. Returns whether it does.
 */
function runFirst(pids: readonly number[]): boolean {
  try {
    for (const pid of pids) setPriority(pid, FIRST);
    return true;
  } catch {
    return false;
  }
}

interface Half {
  readonly trips: readonly number[]; // ms
  readonly cores: number; // that the server took
  readonly memoryMb: number; // that it had at the end
}

async function measured(pid: number, play: () => Promise<readonly number[]>): Promise<Half> {
  const [elapsed, cpuBefore] = [stopwatch(), cpuOf(pid)];
  const trips = await play();
  const cores = (cpuOf(pid) - cpuBefore) / (elapsed() / 1000);
  const kb = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1] ?? '0';
  return { trips, cores, memoryMb: Math.round(Number(kb) / 1024) };
}

const TICKS = 100; // a second, on Linux

/** Seconds of processor time that a process has used. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

const tell = ({ trips, cores, memoryMb }: Half): string =>
  `p50 ${quantile(trips, 0.5).toFixed(1)} p99 ${quantile(trips, 0.99).toFixed(1)} ms of ${String(trips.length)} moves, ` +
  `server ${cores.toFixed(2)} of a core, ${String(memoryMb)} MB`;

/** The value that so large a share is not above. @throws RangeError of nothing */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const value = sorted[Math.max(Math.ceil(sorted.length * share) - 1, 0)];
  if (value === undefined) throw new RangeError('Nothing was measured');
  return value;
}
