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
import type { Players } from '@great-fire/game';
import { UsageError } from '@great-fire/game/command-line';
import { stopwatch } from '../stopwatch';
import { secrecyOptions } from './arguments';
import { compareWorlds } from './compare';
import type { Compared, Took } from './compare';
import { conductedScriptOf } from './conducted-script';
import { compareLate, cutsOf } from './late';
import { cutAt, scriptOf } from './script';
import type { Script } from './script';
import type { Differing } from './second-world';
import { wireTable } from './wire-table';
import { wiredTable } from './wired-table';
import type { OpenTable } from './world';

type Options = ReturnType<typeof secrecyOptions>;

const EVERY = 25;
const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Each number of players in turn; the variants follow from the name. */
export const playersOf = (number: number): Players => (3 + (number % 4)) as Players;

class Sum {
  games = 0;
  differences = 0;
  failed = 0; // games that could not be compared to their end
  private packets = 0;
  private bytes = 0;
  private asked = 0; // requests beside the moves that were granted
  private backs = 0; // of these: moves taken back
  private worlds: Differing[] = [];
  private took: Took = { first: 0, dealing: 0, second: 0, comparing: 0 };
  private readonly elapsed = stopwatch();

  add({ steps }: Script, { differences, worlds, packets, bytes, took }: Compared): void {
    this.games += 1;
    const wishes = steps.filter((step) => step.do === 'wish');
    this.asked += wishes.length;
    this.backs += wishes.filter(({ goesBack }) => goesBack !== null).length;
    this.differences += differences.length;
    this.worlds.push(...worlds);
    this.packets += packets;
    this.bytes += bytes;
    const { first, dealing, second, comparing } = this.took;
    this.took = {
      first: first + took.first,
      dealing: dealing + took.dealing,
      second: second + took.second,
      comparing: comparing + took.comparing,
    };
  }

  /** The shares of the time. The rest is the games themselves, played once without a server. */
  private get shares(): readonly string[] {
    const all = this.elapsed();
    return Object.entries(this.took).map(
      ([on, ms]: [string, number]) => `${on} ${((100 * ms) / all).toFixed(0)} %`,
    );
  }

  get line(): string {
    const minutes = (this.elapsed() / 60_000).toFixed(1);
    const mean = (of: (world: Differing) => number | null): string => {
      const counts = this.worlds.map(of).filter((count) => count !== null);
      return (counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length)).toFixed(1);
    };
    return [
      `${String(this.games)} games`,
      `${String(this.worlds.length)} second worlds`,
      `moves taken back ${String(this.backs)} times in ${String(this.asked)} wishes`,
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
async function tables({ over, storage }: Options) {
  if (over === 'send') {
    let opened = 0;
    const open = () => wiredTable({ changes: (opened += 1) % 2 === 1 });
    return { open, stop: () => Promise.resolve() };
  }
  if (storage === 'sqlite') return { open: () => wireTable(), stop: () => Promise.resolve() };
  const { startPostgres } = await import('@great-fire/server/testing/postgres');
  const postgres = await startPostgres();
  let worlds = 0;
  const database = () => postgres.create(`world${String((worlds += 1))}`);
  return { open: () => wireTable({ database }), stop: () => postgres.stop() };
}

async function run(options: Options): Promise<number> {
  if (options.late) return compareLateAll(options);
  const { open, stop } = await tables(options);
  try {
    return await compareAll(options, open);
  } finally {
    await stop();
  }
}

const CUTS = 4; // of a game

async function compareLateAll({ games, from, seed, decisions, plain }: Options): Promise<number> {
  const sum = { games: 0, cuts: 0, packets: 0, bytes: 0, told: 0, differences: 0 };
  for (let number = from; number < from + games; number += 1) {
    const whole = (plain ? scriptOf : conductedScriptOf)(`${seed}-${String(number)}`, playersOf(number));
    const script = decisions === undefined ? whole : cutAt(whole, decisions);
    for (const cut of cutsOf(script, CUTS)) {
      const { differences, packets, bytes, told } = await compareLate(script, cut);
      for (const difference of differences) print(JSON.stringify({ cut, ...difference }));
      sum.cuts += 1;
      sum.packets += packets;
      sum.bytes += bytes;
      sum.told += told;
      sum.differences += differences.length;
    }
    sum.games += 1;
    print(`to ${script.name}: ${JSON.stringify(sum)}`);
  }
  print(JSON.stringify(sum));
  return sum.differences === 0 ? 0 : 1;
}

async function compareAll(
  { games, from, seed, decisions, plain }: Options,
  open: () => OpenTable,
): Promise<number> {
  const sum = new Sum();
  for (let number = from; number < from + games; number += 1) {
    const name = `${seed}-${String(number)}`;
    try {
      const whole = (plain ? scriptOf : conductedScriptOf)(name, playersOf(number));
      const script = decisions === undefined ? whole : cutAt(whole, decisions);
      const compared = await compareWorlds(script, open());
      sum.add(script, compared);
      for (const difference of compared.differences) print(JSON.stringify(difference));
    } catch (error) {
      sum.failed += 1;
      print(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
    if ((number - from + 1) % EVERY === 0) print(`to ${name}: ${sum.line}`);
  }
  print(sum.line);
  return sum.differences + sum.failed === 0 ? 0 : 1;
}

async function main(): Promise<void> {
  try {
    process.exitCode = await run(secrecyOptions());
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`secrecy: ${error.message}\n`);
    process.exitCode = 2;
  }
}

void main();
