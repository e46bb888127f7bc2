/**
 * Command line of the leak test. `npm run test:leaks -- --help` lists the options.
 *
 * Plays games K to K + N - 1 of a seed in two worlds for every viewer. Compares everything that the viewer receives,
 * byte by byte. The packets are taken from the transport's send function, or from real sockets and HTTP. With
 * two-servers, two servers share a database. People also take back moves, pause, vote, leave and return.
 *
 * Prints each difference, the progress and the totals. Exits with 1 if there is a difference or a game could not be
 * compared. Continue an interrupted run with --from.
 */
import type { PlayerCount } from '@great-fire/game';
import { parseOptions, runCommand } from '@great-fire/game/cli-options';
import { REPORT_OPTIONS, createPrint, reportResult } from '@great-fire/testkit/report';
import * as z from 'zod';
import { stopwatch } from '../lib/stopwatch';
import { compareRuns } from './compare';
import { makeCommandScript } from './command-script';
import { truncate, type Script } from './script';
import { networkTable } from './network-table';
import { inProcessTable } from './in-process-table';
import type { OpenTable } from './run';

const PROGRESS_INTERVAL = 25;
const PLAYER_COUNTS = 4; // games have 3 to 6 players in turn
const WORLD_DATABASE = 'world'; // of one world after another

const optionsSchema = z.object({
  games: z.coerce.number().int().min(1).max(1_000_000).default(20).describe('number of games'),
  from: z.coerce.number().int().min(1).max(1_000_000).default(1).describe('first game of the seed'),
  seed: z.string().min(1).max(100).default('leaks').describe('seed of the games'),
  decisions: z.coerce.number().int().min(1).optional().describe('moves of each game; left out: all'),
  setup: z
    .enum(['in-process', 'network', 'two-servers'])
    .default('in-process')
    .describe('where packets are recorded: in the send function, or from the sockets of one or two servers'),
  ...REPORT_OPTIONS,
});
type Options = z.infer<typeof optionsSchema>;

/**
 * Returns a function that opens the tables of one game after another, and `stop`, which stops their database server.
 */
async function createTableOpener({ setup }: Options) {
  if (setup === 'in-process') {
    let opened = 0;
    const open = () => inProcessTable({ usesDeltas: (opened += 1) % 2 === 1 });
    return { open, stop: () => Promise.resolve() };
  }
  if (setup === 'network') return { open: () => networkTable(), stop: () => Promise.resolve() };
  const { startPostgres } = await import('@great-fire/server/testing/postgres');
  const postgres = await startPostgres({ isDurable: false });
  const database = async (): Promise<string> => {
    await postgres.dropDatabase(WORLD_DATABASE);
    return postgres.createDatabase(WORLD_DATABASE);
  };
  return { open: () => networkTable({ database }), stop: () => postgres.stop() };
}

/** Returns the script of a game. Its number determines the players, 3 to 6 in turn, and its name the variants. */
function selectScript({ seed, decisions }: Options, number: number): Script {
  const players = (3 + (number % PLAYER_COUNTS)) as PlayerCount;
  const script = makeCommandScript(`${seed}-${String(number)}`, players);
  return decisions === undefined ? script : truncate(script, decisions);
}

async function compareAll(options: Options, open: () => OpenTable): Promise<number> {
  const { games, from, json } = options;
  const print = createPrint(json);
  const elapsed = stopwatch();
  const totals = {
    ...{ games: 0, worlds: 0, failed: 0, differences: 0 }, // failed: games that could not be compared to their end
    ...{ packets: 0, bytes: 0, takebacks: 0, seconds: 0 },
  };
  const printTotals = (): void => {
    totals.seconds = Math.round(elapsed() / 1000);
    print(JSON.stringify(totals));
  };
  for (let number = from; number < from + games; number += 1) {
    try {
      const script = selectScript(options, number);
      const compared = await compareRuns(script, open());
      for (const difference of compared.differences) print(JSON.stringify(difference));
      totals.games += 1;
      totals.differences += compared.differences.length;
      for (const figure of ['worlds', 'packets', 'bytes'] as const) totals[figure] += compared[figure];
      totals.takebacks += script.trace.filter(({ type }) => type === 'takeback').length;
    } catch (error) {
      totals.failed += 1;
      print(`game ${String(number)}: ${error instanceof Error ? (error.stack ?? '') : String(error)}`);
    }
    if ((number - from + 1) % PROGRESS_INTERVAL === 0) printTotals();
  }
  printTotals();
  reportResult(`leaks-${options.setup}`, options, totals);
  return totals.differences + totals.failed === 0 ? 0 : 1;
}

async function main(): Promise<number> {
  const options = parseOptions(optionsSchema, {
    command: 'npm run test:leaks',
    summary: 'Plays each game in two worlds that differ in secrets, and compares all that a viewer receives.',
  });
  const { open, stop } = await createTableOpener(options);
  try {
    return await compareAll(options, open);
  } finally {
    await stop();
  }
}

runCommand('test:leaks', main);
