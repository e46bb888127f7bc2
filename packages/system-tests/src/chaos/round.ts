/** One round: people sit down, play, the world does its worst, and afterwards nothing may be wrong. */
import { inspect } from 'node:util';
import { inspectStorage, seededRandom } from '@great-fire/server/testing';
import { stopwatch } from '../lib/stopwatch';
import { findViolations } from './check-history';
import { injectFaults } from './inject';
import { measureRecovery } from './recovery';
import type { Recovery } from './recovery';
import { quiesce } from './quiesce';
import { allClients, latestStateId, openTable, countTakebacks, collectHistories } from './table';
import type { ChaosTable, TableOptions } from './table';
import { drawSchedule, describeFault } from './schedule';
import type { ScheduledFault } from './schedule';
import type { FaultName, ChaosEnv } from './faults';
import { waitForAll } from './wait-for';

export interface RoundResult extends Recovery {
  readonly wrongs: readonly string[];
  readonly faults: readonly FaultName[];
  readonly plan: readonly string[];
  readonly acknowledged: number; // moves
  readonly refused: number;
  readonly takenBack: number; // how many times moves were
  readonly toldOfLoss: number; // pages that said the storage was lost
  readonly tookMs: number; // the whole round
}

const SEAT_COUNTS = [3, 3, 4, 6] as const; // players cost time that faults could have
const BOT_LEVELS = ['apprentice', 'merchant'] as const; // the third thinks for as long as it may
const TAKEBACK_RATE = 0.03; // so that games get on
const STATES_AFTER_RECOVERY = 5; // states that are played on after everybody is back

/** Plays a round. `name` begins the names of its tables and people, and is the seed of all its chances. @throws Error naming its faults */
export async function runRound(env: ChaosEnv, name: string): Promise<RoundResult> {
  const random = seededRandom(name);
  const schedule = drawSchedule(env, random);
  try {
    return await runSchedule(env, name, schedule, random);
  } catch (error) {
    throw new Error(`with ${schedule.map(describeFault).join(', ')}: ${inspect(error)}`, { cause: error });
  }
}

async function runSchedule(
  env: ChaosEnv,
  name: string,
  schedule: readonly ScheduledFault[],
  random: () => number,
): Promise<RoundResult> {
  const { cluster } = env;
  const elapsed = stopwatch();
  await cluster.ready();
  const tableOptions = [
    drawTableOptions(`${name}-t0`, random, false),
    drawTableOptions(`${name}-t1`, random, true),
  ];
  const tables = await Promise.all(tableOptions.map((options) => openTable(cluster.url, options)));
  const players = tables.flatMap((table) => table.players);
  const clients = tables.flatMap(allClients);
  try {
    await waitForAll(
      'every page to show its table',
      clients,
      ({ isLive, stateId }) => isLive && stateId >= 0,
    );
    players.forEach((player) => player.play());
    await injectFaults(env, schedule, clients);
    const recoveries = await Promise.all(tables.map(recoverAndQuiesce));
    const violations = await findStoredViolations(env, tables, random);
    const moves = players.flatMap((player) => player.moves);
    const acknowledged = moves.filter(({ ackedStateId }) => ackedStateId !== null).length;
    return {
      backMs: recoveries.flatMap(({ backMs }) => backMs),
      botsOnMs: recoveries.flatMap(({ botsOnMs }) => botsOnMs),
      faults: schedule.map(({ fault }) => fault),
      plan: schedule.map(describeFault),
      acknowledged,
      refused: moves.length - acknowledged,
      takenBack: tables.reduce((sum, table) => sum + countTakebacks(table), 0),
      toldOfLoss: clients.filter(({ sawStorageLoss }) => sawStorageLoss).length,
      tookMs: Math.round(elapsed()),
      wrongs: violations,
    };
  } finally {
    clients.forEach((client) => client.close());
  }
}

/** Waits until a table is back, plays on for some states or to the end, and comes to rest. */
async function recoverAndQuiesce(table: ChaosTable): Promise<Recovery> {
  const recovery = await measureRecovery(table);
  const targetStateId = latestStateId(table) + STATES_AFTER_RECOVERY;
  await waitForAll(
    'later states',
    allClients(table),
    (client) => client.isOver || client.stateId >= targetStateId,
  );
  await quiesce(table);
  return recovery;
}

function drawTableOptions(name: string, random: () => number, hasBots: boolean): TableOptions {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  const seats = pick(SEAT_COUNTS) ?? 3;
  const isHidden = random() < 0.5;
  const bots = Array.from(
    { length: hasBots ? (pick([1, 2]) ?? 1) : 0 },
    () => pick(BOT_LEVELS) ?? 'merchant',
  );
  return { name, seats, hasHiddenColours: isHidden, bots, takebackRate: TAKEBACK_RATE };
}

/** Looks at what is stored. A file is held by its server: that is ended for it, in order or not. */
async function findStoredViolations(
  { cluster }: ChaosEnv,
  tables: readonly ChaosTable[],
  random: () => number,
): Promise<readonly string[]> {
  const [server] = cluster.servers;
  const isSqlite = cluster.postgres === null;
  const restart = isSqlite ? await server?.takeDown(random() < 0.5 ? 'SIGTERM' : 'SIGKILL') : undefined;
  try {
    const storage = await inspectStorage(cluster.storageLocation);
    const violations: string[] = [];
    for (const table of tables) {
      const found = await storage.readGame(table.matchId).then(
        (game) => findViolations(collectHistories(table), game),
        (error: unknown) => [`the game cannot be played from its log: ${String(error)}`],
      );
      violations.push(...found.map((violation) => `${table.spectator.name}: ${violation}`));
    }
    await storage.close();
    return violations;
  } finally {
    restart?.();
  }
}
