/**
 * npm run secrecy -- --games N [--from K] [--seed S] [--over send|wire]
 *   [--storage sqlite|postgres] [--decisions D] [--plain] [--late]
 *
 * Plays games K to K + N - 1 of a seed in two worlds for every viewer and compares all that each receives, byte
 * by byte: at the transport's send function, or over real sockets and HTTP, with postgres to two servers that
 * share a database. In the games people also ask each other to take moves back, pause, vote and come and go; with
 * --plain they do not. Prints each difference, a line of how far it is now and then, and the sum at the end; exits
 * with 1 where anything differs or a game could not be compared. A run that was cut short goes on with --from.
 * With --late it asks instead whether who watches with a delay is told anything of what happened since.
 */
import type { PlayerCount } from '@great-fire/game';
import { UsageError } from '@great-fire/game/cli-options';
import { stopwatch } from '../lib/stopwatch';
import { parseLeakOptions } from './options';
import { compareRuns } from './compare';
import type { Comparison, Timings } from './compare';
import { makeCommandScript } from './command-script';
import { compareDelayed, drawCutPoints } from '../delayed-spectator/delayed-spectator';
import { truncate, makeScript } from './script';
import type { Script } from './script';
import type { SecretDiff } from './twin-deal';
import { networkTable } from './network-table';
import { inProcessTable } from './in-process-table';
import type { OpenTable } from './run';

type Options = ReturnType<typeof parseLeakOptions>;

const PROGRESS_INTERVAL = 25;
const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Each number of players in turn; the variants follow from the name. */
export const playersForGame = (number: number): PlayerCount => (3 + (number % 4)) as PlayerCount;

class Totals {
  games = 0;
  differences = 0;
  failed = 0; // games that could not be compared to their end
  private packets = 0;
  private bytes = 0;
  private commands = 0; // requests beside the moves that were granted
  private takebacks = 0; // of these: moves taken back
  private diffs: SecretDiff[] = [];
  private timings: Timings = { first: 0, dealing: 0, second: 0, comparing: 0 };
  private readonly elapsed = stopwatch();

  add({ steps }: Script, { differences, diffs, packets, bytes, timings }: Comparison): void {
    this.games += 1;
    const commands = steps.filter((step) => step.do === 'wish');
    this.commands += commands.length;
    this.takebacks += commands.filter(({ takeback }) => takeback !== null).length;
    this.differences += differences.length;
    this.diffs.push(...diffs);
    this.packets += packets;
    this.bytes += bytes;
    const { first, dealing, second, comparing } = this.timings;
    this.timings = {
      first: first + timings.first,
      dealing: dealing + timings.dealing,
      second: second + timings.second,
      comparing: comparing + timings.comparing,
    };
  }

  /** The shares of the time. The rest is the games themselves, played once without a server. */
  private get shares(): readonly string[] {
    const totalMs = this.elapsed();
    return Object.entries(this.timings).map(
      ([phase, ms]: [string, number]) => `${phase} ${((100 * ms) / totalMs).toFixed(0)} %`,
    );
  }

  get summary(): string {
    const minutes = (this.elapsed() / 60_000).toFixed(1);
    const mean = (value: (world: SecretDiff) => number | null): string => {
      const counts = this.diffs.map(value).filter((count) => count !== null);
      return (counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length)).toFixed(1);
    };
    return [
      `${String(this.games)} games`,
      `${String(this.diffs.length)} second worlds`,
      `moves taken back ${String(this.takebacks)} times in ${String(this.commands)} wishes`,
      `${String(this.packets)} packets and answers`,
      `${(this.bytes / 1e6).toFixed(1)} MB compared`,
      `${String(this.differences)} differences`,
      ...(this.failed === 0 ? [] : [`${String(this.failed)} games NOT COMPARED`]),
      `other secrets a world: ${mean(({ cards }) => cards)} cards`,
      `${mean(({ objectives }) => objectives)} objectives`,
      `${mean(({ tokens }) => tokens)} tokens`,
      `${mean(({ colours }) => colours)} colours where hidden`,
      `${minutes} min`,
      ...this.shares,
    ].join(', ');
  }
}

/** Makes the tables of one game after another; `stop` ends what they stand on. */
async function createTableOpener({ over, storage }: Options) {
  if (over === 'send') {
    let opened = 0;
    const open = () => inProcessTable({ usesDeltas: (opened += 1) % 2 === 1 });
    return { open, stop: () => Promise.resolve() };
  }
  if (storage === 'sqlite') return { open: () => networkTable(), stop: () => Promise.resolve() };
  const { startPostgres } = await import('@great-fire/server/testing/postgres');
  const postgres = await startPostgres();
  let worlds = 0;
  const database = () => postgres.createDatabase(`world${String((worlds += 1))}`);
  return { open: () => networkTable({ database }), stop: () => postgres.stop() };
}

async function run(options: Options): Promise<number> {
  if (options.late) return compareAllDelayed(options);
  const { open, stop } = await createTableOpener(options);
  try {
    return await compareAll(options, open);
  } finally {
    await stop();
  }
}

const CUTS_PER_GAME = 4; // of a game

async function compareAllDelayed({ games, from, seed, decisions, plain }: Options): Promise<number> {
  const totals = { games: 0, cuts: 0, packets: 0, bytes: 0, told: 0, differences: 0 };
  for (let number = from; number < from + games; number += 1) {
    const fullScript = (plain ? makeScript : makeCommandScript)(
      `${seed}-${String(number)}`,
      playersForGame(number),
    );
    const script = decisions === undefined ? fullScript : truncate(fullScript, decisions);
    for (const cut of drawCutPoints(script, CUTS_PER_GAME)) {
      const { differences, packets, bytes, moves } = await compareDelayed(script, cut);
      for (const difference of differences) print(JSON.stringify({ cut, ...difference }));
      totals.cuts += 1;
      totals.packets += packets;
      totals.bytes += bytes;
      totals.told += moves;
      totals.differences += differences.length;
    }
    totals.games += 1;
    print(`to ${script.name}: ${JSON.stringify(totals)}`);
  }
  print(JSON.stringify(totals));
  return totals.differences === 0 ? 0 : 1;
}

async function compareAll(
  { games, from, seed, decisions, plain }: Options,
  open: () => OpenTable,
): Promise<number> {
  const totals = new Totals();
  for (let number = from; number < from + games; number += 1) {
    const name = `${seed}-${String(number)}`;
    try {
      const fullScript = (plain ? makeScript : makeCommandScript)(name, playersForGame(number));
      const script = decisions === undefined ? fullScript : truncate(fullScript, decisions);
      const comparison = await compareRuns(script, open());
      totals.add(script, comparison);
      for (const difference of comparison.differences) print(JSON.stringify(difference));
    } catch (error) {
      totals.failed += 1;
      print(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
    if ((number - from + 1) % PROGRESS_INTERVAL === 0) print(`to ${name}: ${totals.summary}`);
  }
  print(totals.summary);
  return totals.differences + totals.failed === 0 ? 0 : 1;
}

async function main(): Promise<void> {
  try {
    process.exitCode = await run(parseLeakOptions());
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`secrecy: ${error.message}\n`);
    process.exitCode = 2;
  }
}

void main();
