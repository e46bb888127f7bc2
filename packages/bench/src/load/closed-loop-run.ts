/** Runs a closed loop: each table sends its next move once the last one was acknowledged and its update arrived. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Target } from '../targets/target';
import { Histogram } from './histogram';
import { measureLoad, type LoadCost } from './measure-load';
import { LoadTable } from './table';

const IDLE_MS = 1_500; // until all presence updates have arrived

export interface ClosedLoopResult extends LoadCost {
  readonly name: string;
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly ms: Histogram; // from sending a move to receiving both its acknowledgement and its update
  readonly bytes: Histogram; // of an update at a client
}

/** Plays all tables of a server, after some tables as a warm-up, up to the length of the shortest game. */
export async function runClosedLoop(target: Target, warmUpTables: number): Promise<ClosedLoopResult> {
  const play = (tables: readonly LoadTable[], stateId: number, ms: Histogram, bytes: Histogram) =>
    Promise.all(tables.map((table) => playTo(table, stateId, ms, bytes)));
  const warmUp = await LoadTable.connectAll(target, target.tables.slice(0, warmUpTables));
  const shortestOf = (tables: readonly LoadTable[]) => Math.min(...tables.map(({ moves }) => moves));
  await play(warmUp, shortestOf(warmUp), new Histogram(0.001), new Histogram(1));
  for (const table of warmUp) table.close();

  const tables = await LoadTable.connectAll(target, target.tables.slice(warmUpTables));
  await wait(IDLE_MS);
  const [ms, bytes] = [new Histogram(0.001), new Histogram(1)];
  const cost = await measureLoad(target, async () => {
    await play(tables, shortestOf(tables), ms, bytes);
    return ms.count;
  });
  for (const table of tables) table.close();
  return { name: target.name, moves: ms.count, movesPerSecond: ms.count / cost.seconds, ms, bytes, ...cost };
}

/** Plays up to this state. Rejects if a move is rejected or a connection is lost. */
function playTo(table: LoadTable, stateId: number, ms: Histogram, bytes: Histogram): Promise<void> {
  return new Promise((resolve, reject) => {
    let missing = 0; // of acknowledgement and update
    const send = (): void => {
      if (table.stateId >= stateId) return resolve();
      missing = 2;
      table.sendNext();
    };
    const onReceived = (): void => {
      missing -= 1;
      if (missing > 0) return;
      ms.add(performance.now() - table.sentAt);
      send();
    };
    table.onError = reject;
    table.onAccepted = onReceived;
    table.onUpdate = (update) => {
      bytes.add(update.bytes);
      if (update.isMover && update.stateId === table.stateId) onReceived();
    };
    send();
  });
}
