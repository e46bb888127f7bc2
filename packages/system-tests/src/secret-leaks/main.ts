/**
 * Command line of the leak test. `npm run test:leaks -- --help` lists the options.
 *
 * Plays games K to K + N - 1 of a seed in two worlds for every viewer. Compares everything that the viewer receives,
 * byte by byte. The packets are taken from the transport's send function, or from real sockets and HTTP. With
 * postgres, two servers share a database. People also take back moves, pause, vote, leave and return, except with
 * --moves-only.
 *
 * Prints each difference, the progress and the totals. Exits with 1 if there is a difference or a game could not be
 * compared. Continue an interrupted run with --from.
 */
import { UsageError, parseOptions, runCommand } from '@great-fire/game/cli-options';
import { REPORT_OPTIONS, createPrint, reportResult } from '@great-fire/testkit/report';
import * as z from 'zod';
import { stopwatch } from '../lib/stopwatch';
import { compareRuns, type Comparison } from './compare';
import type { Script, Viewer } from './script';
import { SCRIPT_OPTIONS, selectScript } from './script-options';
import { networkTable } from './network-table';
import { inProcessTable } from './in-process-table';
import { allViewers, type OpenTable } from './run';

const PROGRESS_INTERVAL = 25;
const PLAYER_COUNTS = 4; // games have 3 to 6 players in turn
const WORLD_DATABASE = 'world'; // of one world after another

const optionsSchema = z.object({
  ...SCRIPT_OPTIONS,
  transport: z
    .enum(['in-process', 'network'])
    .default('in-process')
    .describe('where packets are recorded: in the send function, or from real sockets'),
  storage: z
    .enum(['sqlite', 'postgres'])
    .default('sqlite')
    .describe('postgres: two servers, over the network'),
  viewers: z.coerce.number().int().min(1).optional().describe('viewers of each game, in turn; left out: all'),
  ...REPORT_OPTIONS,
});
type Options = z.infer<typeof optionsSchema>;

class Totals {
  private readonly elapsed = stopwatch();
  private readonly sums = {
    ...{ games: 0, worlds: 0, failed: 0, differences: 0 }, // failed: games that could not be compared to their end
    ...{ packets: 0, bytes: 0, commands: 0, takebacks: 0 }, // commands: accepted ones of the table
  };

  add({ steps }: Script, { differences, worlds, packets, bytes }: Comparison): void {
    const commands = steps.filter((step) => step.type === 'command');
    this.sums.games += 1;
    this.sums.worlds += worlds;
    this.sums.differences += differences.length;
    this.sums.packets += packets;
    this.sums.bytes += bytes;
    this.sums.commands += commands.length;
    this.sums.takebacks += commands.filter(({ takeback }) => takeback !== null).length;
  }

  addFailed(): void {
    this.sums.failed += 1;
  }

  get figures() {
    return { ...this.sums, seconds: Math.round(this.elapsed() / 1000) };
  }

  get summary(): string {
    return Object.entries(this.figures)
      .map(([name, count]) => `${name} ${String(count)}`)
      .join(', ');
  }
}

/**
 * Returns a function that opens the tables of one game after another, and `stop`, which stops their database server.
 */
async function createTableOpener({ transport, storage }: Options) {
  if (transport === 'in-process') {
    let opened = 0;
    const open = () => inProcessTable({ usesDeltas: (opened += 1) % 2 === 1 });
    return { open, stop: () => Promise.resolve() };
  }
  if (storage === 'sqlite') return { open: () => networkTable(), stop: () => Promise.resolve() };
  const { startPostgres } = await import('@great-fire/server/testing/postgres');
  const postgres = await startPostgres({ isDurable: false });
  const database = async (): Promise<string> => {
    await postgres.dropDatabase(WORLD_DATABASE);
    return postgres.createDatabase(WORLD_DATABASE);
  };
  return { open: () => networkTable({ database }), stop: () => postgres.stop() };
}

/** Returns `count` viewers of a game. The next game with as many players begins with the next viewer. */
function selectViewers(script: Script, number: number, count: number | undefined): readonly Viewer[] {
  const viewers = allViewers(script);
  const from = Math.floor(number / PLAYER_COUNTS) % viewers.length;
  return [...viewers.slice(from), ...viewers.slice(0, from)].slice(0, count);
}

async function compareAll(options: Options, open: () => OpenTable): Promise<number> {
  const { games, from, seed, json } = options;
  const print = createPrint(json);
  const totals = new Totals();
  for (let number = from; number < from + games; number += 1) {
    const name = `${seed}-${String(number)}`;
    try {
      const script = selectScript(options, number);
      const comparison = await compareRuns(script, open(), selectViewers(script, number, options.viewers));
      totals.add(script, comparison);
      for (const difference of comparison.differences) print(JSON.stringify(difference));
    } catch (error) {
      totals.addFailed();
      print(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
    if ((number - from + 1) % PROGRESS_INTERVAL === 0) print(`to ${name}: ${totals.summary}`);
  }
  print(totals.summary);
  const setup = options.storage === 'postgres' ? 'two-servers' : options.transport;
  reportResult(`leaks-${setup}`, options, totals.figures);
  const { differences, failed } = totals.figures;
  return differences + failed === 0 ? 0 : 1;
}

async function main(): Promise<number> {
  const options = parseOptions(optionsSchema, {
    command: 'npm run test:leaks',
    summary: 'Plays each game in two worlds that differ in secrets, and compares all that a viewer receives.',
  });
  if (options.storage === 'postgres' && options.transport === 'in-process')
    throw new UsageError('--storage: postgres needs --transport network');
  const { open, stop } = await createTableOpener(options);
  try {
    return await compareAll(options, open);
  } finally {
    await stop();
  }
}

runCommand('test:leaks', main);
