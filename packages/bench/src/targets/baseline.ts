import { resolve } from 'node:path';
import { launchServer } from './launch';
import { encodeMoves, type TargetOptions, type Target } from './target';

/** Starts the baseline server. Its clients send the moves of the games, `repeats` times. */
export async function startBaseline(
  { games, spectators, playedMoves = 0 }: TargetOptions,
  repeats = 1,
): Promise<Target> {
  const server = await launchServer({ script: resolve(__dirname, 'baseline-server.js') });
  const tables = games.map(({ players, moves }, room) => ({
    playedMoves,
    connectPackets: Array<string>(players + spectators).fill(
      `40${JSON.stringify({ match: `room ${String(room)}` })}`,
    ),
    moves: encodeMoves(Array.from({ length: repeats }, () => moves).flat()),
  }));
  return {
    name: 'baseline',
    pids: [server.pid],
    ports: [server.port],
    stop: server.stop,
    updatePrefix: '42["update"',
    tables,
    otherCpuMicros: null,
  };
}
