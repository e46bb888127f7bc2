/** One round: people join tables and play, faults are injected, and afterwards every invariant must hold. */
import { inspect } from 'node:util';
import { inspectStorage, seededRandom } from '@great-fire/server/testing';
import { findViolations } from './check-history';
import type { ChaosClient } from './client';
import {
  allClients,
  latestStateId,
  openTable,
  quiesce,
  countTakebacks,
  collectHistories,
  type ChaosTable,
  type ChaosTableOptions,
} from './table';
import { drawSchedule, describeFault, runFaultSchedule } from './schedule';
import type { ChaosEnv } from './faults';
import { waitForAll } from './wait-for';

export interface RoundResult {
  readonly violations: readonly string[];
  readonly faults: readonly string[];
  readonly acknowledgedMoves: number;
  readonly takebacks: number;
}

const SEAT_COUNTS = [3, 3, 4, 6] as const; // few players, because each takes processor time from the faults
const BOT_LEVELS = ['apprentice', 'merchant'] as const; // without the alderman, which uses its whole thinking time
const TAKEBACK_RATE = 0.03; // low, so that games progress
const STATES_AFTER_REPAIR = 6; // states that every page must show after all faults are repaired

/**
 * Plays a round. `name` starts the names of its tables and people and seeds all its random choices.
 *
 * @throws Error naming the faults of the round
 */
export async function runRound(env: ChaosEnv, name: string): Promise<RoundResult> {
  const random = seededRandom(name);
  const schedule = drawSchedule(env, random);
  const faults = schedule.map(describeFault);
  const options = [
    drawTableOptions(`${name}-t0`, random, false),
    drawTableOptions(`${name}-t1`, random, true),
  ];
  const clients: ChaosClient[] = [];
  try {
    await env.cluster.ready();
    const tables = await Promise.all(options.map((each) => openTable(env.cluster.url, each)));
    clients.push(...tables.flatMap(allClients));
    await waitForAll(
      'every page to show its table',
      clients,
      ({ isConnected, stateId }) => isConnected && stateId >= 0,
    );
    const players = tables.flatMap((table) => table.players);
    players.forEach((player) => player.play());
    await runFaultSchedule(env, schedule, clients);
    await Promise.all(tables.map(recoverAndQuiesce));
    const moves = players.flatMap((player) => player.moves);
    return {
      faults,
      acknowledgedMoves: moves.filter(({ ackedStateId }) => ackedStateId !== null).length,
      takebacks: tables.reduce((sum, table) => sum + countTakebacks(table), 0),
      violations: await findStoredViolations(env, tables, random),
    };
  } catch (error) {
    throw new Error(`with ${faults.join(', ')}: ${inspect(error)}`, { cause: error });
  } finally {
    clients.forEach((client) => client.close());
  }
}

/**
 * Waits until every page of a table has recovered, and stops play. A live connection is not enough: the page must also
 * show states from after the repair, or the end of the game.
 */
async function recoverAndQuiesce(table: ChaosTable): Promise<void> {
  const target = latestStateId(table) + STATES_AFTER_REPAIR;
  await waitForAll(
    'every page to recover',
    allClients(table),
    ({ isConnected, isOver, stateId }) => isConnected && (isOver || stateId >= target),
  );
  await quiesce(table);
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
