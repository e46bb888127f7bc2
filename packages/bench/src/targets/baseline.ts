import { resolve } from 'node:path';
import { textFrame } from '../ws/frames';
import { launchServer } from './launch';
import { encodeMovePacket } from './move-packet';
import type { TableWorkload, TargetOptions, Target } from './target';

const SYNC_PREFIX = '42["sync"';

/** Starts the baseline server. Its clients send the moves of the games, `repeats` times. */
export async function startBaseline(
  { games, spectators, playedMoves = 0 }: TargetOptions,
  repeats = 1,
): Promise<Target> {
  const server = await launchServer({ script: resolve(__dirname, 'baseline-server.js') });
  const tables = games.map(({ players, moves }, room): TableWorkload => {
    const connectPacket = `40${JSON.stringify({ match: `room ${String(room)}` })}`;
    const entry = { steps: [{ after: '0', send: connectPacket }], shown: SYNC_PREFIX };
    const repeatedMoves = Array.from({ length: repeats }, () => moves).flat();
    return {
      playedMoves,
      entries: Array.from({ length: players + spectators }, () => entry),
      moves: repeatedMoves.map(({ seat, action }, stateId) => ({
        seat,
        frame: textFrame(encodeMovePacket(stateId, action)),
      })),
    };
  });
  return {
    name: 'baseline',
    notes: [
      'baseline: a socket.io server that sends 300 bytes to the room for each message, and acknowledges it',
    ],
    ...server,
    replicas: [],
    updatePrefix: '42["update"',
    tables,
    otherCpuMicros: null,
  };
}
