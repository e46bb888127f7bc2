/** One round: people join tables and play, faults are injected, and afterwards every invariant must hold. */
import { inspect } from 'node:util';
import { inspectStorage, seededRandom } from '@great-fire/server/testing';
import { stopwatch } from '../lib/stopwatch';
import { findViolations } from './check-history';
import { runFaultSchedule } from './inject';
import { measureRecovery, type Recovery } from './recovery';
import { quiesce } from './quiesce';
import {
  allClients,
  latestStateId,
  openTable,
  countTakebacks,
  collectHistories,
  type ChaosTable,
  type ChaosTableOptions,
} from './table';
import { drawSchedule, describeFault, type ScheduledFault } from './schedule';
import type { FaultName, ChaosEnv } from './faults';
import { waitForAll } from './wait-for';

export interface RoundResult extends Recovery {
  readonly violations: readonly string[];
  readonly faults: readonly FaultName[];
  readonly schedule: readonly string[];
  readonly acknowledgedMoves: number;
  readonly rejectedMoves: number;
  readonly takebacks: number;
  readonly pagesNotifiedOfOutage: number; // pages that were notified of a storage outage
  readonly durationMs: number; // the whole round
}

const SEAT_COUNTS = [3, 3, 4, 6] as const; // few players, because each takes processor time from the faults
const BOT_LEVELS = ['apprentice', 'merchant'] as const; // without the alderman, which uses its whole thinking time
const TAKEBACK_RATE = 0.03; // low, so that games progress
const STATES_AFTER_RECOVERY = 5; // states to play after every page has recovered

/**
 * Plays a round. `name` starts the names of its tables and people and seeds all its random choices.
 *
 * @throws Error naming the faults of the round
 */
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
      ({ isConnected, stateId }) => isConnected && stateId >= 0,
    );
    players.forEach((player) => player.play());
    await runFaultSchedule(env, schedule, clients);
    const recoveries = await Promise.all(tables.map(recoverAndQuiesce));
    const violations = await findStoredViolations(env, tables, random);
    const moves = players.flatMap((player) => player.moves);
    const acknowledgedMoves = moves.filter(({ ackedStateId }) => ackedStateId !== null).length;
    return {
      recoveryMs: recoveries.flatMap(({ recoveryMs }) => recoveryMs),
      botRecoveryMs: recoveries.flatMap(({ botRecoveryMs }) => botRecoveryMs),
      faults: schedule.map(({ fault }) => fault),
      schedule: schedule.map(describeFault),
      acknowledgedMoves,
      rejectedMoves: moves.length - acknowledgedMoves,
      takebacks: tables.reduce((sum, table) => sum + countTakebacks(table), 0),
      pagesNotifiedOfOutage: clients.filter(({ wasNotifiedOfOutage }) => wasNotifiedOfOutage).length,
      durationMs: Math.round(elapsed()),
      violations,
    };
  } finally {
    clients.forEach((client) => client.close());
  }
}

/** Waits until a table has recovered, plays some more states or to the end of the game, and stops play. */
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

function drawTableOptions(name: string, random: () => number, hasBots: boolean): ChaosTableOptions {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  const seats = pick(SEAT_COUNTS) ?? 3;
  const isHidden = random() < 0.5;
  const bots = Array.from(
    { length: hasBots ? (pick([1, 2]) ?? 1) : 0 },
    () => pick(BOT_LEVELS) ?? 'merchant',
  );
  return { name, seats, hasHiddenColours: isHidden, bots, takebackRate: TAKEBACK_RATE };
}

/**
 * Checks the stored games. The server holds the lock of an SQLite file, so it is stopped with SIGTERM or SIGKILL
 * meanwhile.
 */
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
