/** Measures the size of the sync message for a new client, early and late in a game. */
import { getPooledGame } from '../lib/game-pool';
import { PacketParser } from '../load/packet-parser';
import { ClosedLoopTable } from '../load/closed-loop-table';
import { connectAll } from '../load/connect';
import type { TargetName } from '../targets/names';
import { portsOf } from '../targets/target';
import { startProduct } from '../targets/product';
import { WsClient } from '../ws/client';

const PLAYERS = 6;
const GAMES = 20; // number of games, of which the longest is played
const EARLY_MOVE = 5;
const LATER_POINTS = 4;

export interface SyncSizeResult {
  readonly name: TargetName;
  readonly points: readonly { readonly move: number; readonly player: number; readonly spectator: number }[]; // bytes
}

/** Plays the longest game, and connects a player and a spectator after some of its moves. */
export async function measureSyncSize(targets: readonly TargetName[]): Promise<readonly SyncSizeResult[]> {
  const games = Array.from({ length: GAMES }, (_, number) => getPooledGame(PLAYERS, number));
  const game = games.reduce((longest, other) =>
    other.moves.length > longest.moves.length ? other : longest,
  );
  const options = { games: [game], spectators: 1 };
  const results: SyncSizeResult[] = [];
  for (const name of targets) {
    if (name !== 'sqlite') continue; // the baseline has no state, and PostgreSQL the same as SQLite
    const target = await startProduct({ ...options, storage: name });
    try {
      const [plan] = target.tables;
      const [clients] = await connectAll(portsOf(target), target.tables);
      const [player, spectator] = [plan?.entries[0], plan?.entries[PLAYERS]];
      if (plan === undefined || clients === undefined || player === undefined || spectator === undefined)
        throw new Error('There is no table');
      const noEvents = { onMove: () => undefined, onUpdate: () => undefined };
      const table = new ClosedLoopTable(plan, clients, new PacketParser(target.updatePrefix), noEvents);
      const points: SyncSizeResult['points'][number][] = [];
      for (const move of measuredMoves(table.moves)) {
        await table.playTo(move);
        points.push({
          move,
          player: await measureSyncBytes(target.port, player),
          spectator: await measureSyncBytes(target.port, spectator),
        });
      }
      table.close();
      results.push({ name, points });
    } finally {
      await target.stop();
    }
  }
  return results;
}

/** Returns the moves after which a client connects: an early one, some in between, and the last but one. */
const measuredMoves = (length: number): readonly number[] => [
  EARLY_MOVE,
  ...Array.from({ length: LATER_POINTS - 1 }, (_, step) => Math.round((length * (step + 1)) / LATER_POINTS)),
  length - 1,
];

async function measureSyncBytes(...[port, entry]: Parameters<typeof WsClient.connect>): Promise<number> {
  const { client, syncBytes } = await WsClient.connect(port, entry);
  client.close();
  return syncBytes;
}
