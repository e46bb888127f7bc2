import { resolve } from 'node:path';
import { textFrame } from '../wire/frames';
import { Child } from './child';
import { moveText } from './move-text';
import type { TablePlan, TablesWish, Target } from './target';

const SHOWN = '42["sync"';

/** Starts the floor. Its rooms send the messages of the games, over and over. */
export async function startFloor({ games, watching }: TablesWish, over = 1): Promise<Target> {
  const child = await Child.start({ script: resolve(__dirname, 'floor-server.js'), settings: {} });
  const tables = games.map(({ players, moves }, room): TablePlan => {
    const greeting = `40${JSON.stringify({ match: `room ${String(room)}` })}`;
    const entry = { steps: [{ after: '0', send: greeting }], shown: SHOWN };
    const all = Array.from({ length: over }, () => moves).flat();
    return {
      entries: Array.from({ length: players + watching }, () => entry),
      moves: all.map(({ seat, action }, stateId) => ({ seat, frame: textFrame(moveText(stateId, action)) })),
    };
  });
  return {
    name: 'floor',
    told: ['floor: a socket.io server that tells a room of each message in 300 bytes and acknowledges it'],
    pid: child.pid,
    port: child.port,
    dialect: { update: '42["update"', state: '"stateId":', accepted: '[{"ok":true' },
    tables,
    cpuBeside: null,
    stop: () => child.stop(),
  };
}
