/** boardgame.io's own server: tables by its lobby, then what its own client would send. */
import { resolve } from 'node:path';
import { greatFire } from '@great-fire/game/framework';
import * as z from 'zod';
import type { Game } from '../games';
import { textFrame } from '../wire/frames';
import type { Entry } from '../wire/line';
import { Child } from './child';
import type { TablePlan, TablesWish, Target } from './target';

const NAME = greatFire.name ?? '';
const SPACE = `/${NAME},`;

const createdSchema = z.object({ matchID: z.string() });
const joinedSchema = z.object({ playerCredentials: z.string() });

/** Starts it. */
export async function startStock({ games, watching }: TablesWish): Promise<Target> {
  const child = await Child.start({ script: resolve(__dirname, 'stock-server.js'), settings: {} });
  const tables: TablePlan[] = [];
  for (const game of games) tables.push(await opened(child.port, game, watching));
  return {
    name: 'stock',
    told: [
      'stock: boardgame.io 0.50.2’s own Server, our game definition, its storage in memory; on the root overrides of package.json',
      '  (koa-compose 4.1.0, without which its lobby answers 404, and socket.io 4.8.4 in place of 3.1.2). The seed of each game is given in',
      '  setupData; it acknowledges nothing, so the next move goes out with the update at who moved',
    ],
    pid: child.pid,
    port: child.port,
    dialect: { update: `42${SPACE}["update"`, state: '"_stateID":', accepted: null },
    tables,
    cpuBeside: null,
    stop: () => child.stop(),
  };
}

async function opened(
  port: number,
  { players, options, seed, moves }: Game,
  watching: number,
): Promise<TablePlan> {
  const setupData = { players, options, seed };
  const { matchID } = createdSchema.parse(await ask(port, 'create', { numPlayers: players, setupData }));
  const keys: string[] = [];
  for (let seat = 0; seat < players; seat += 1) {
    const joined = await ask(port, `${matchID}/join`, {
      playerID: String(seat),
      playerName: `Player ${String(seat)}`,
    });
    keys.push(joinedSchema.parse(joined).playerCredentials);
  }
  const entry = (seat: string | null, key: string | null): Entry => ({
    steps: [
      { after: '0', send: `40${SPACE}` },
      { after: `40${SPACE}`, send: `42${SPACE}${JSON.stringify(['sync', matchID, seat, key, players])}` },
    ],
    shown: `42${SPACE}["sync"`,
  });
  return {
    entries: [
      ...keys.map((key, seat) => entry(String(seat), key)),
      ...Array.from({ length: watching }, () => entry(null, null)),
    ],
    moves: moves.map(({ seat, action: { type, ...choice } }, stateId) => {
      const playerID = String(seat);
      const payload = { type, args: [choice], playerID, credentials: keys[seat] };
      const args = ['update', { type: 'MAKE_MOVE', payload }, stateId, matchID, playerID];
      return { seat, frame: textFrame(`42${SPACE}${JSON.stringify(args)}`) };
    }),
  };
}

async function ask(port: number, path: string, body: object): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${String(port)}/games/${NAME}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The stock server answered ${String(answer.status)} to ${path}`);
  return answer.json();
}
