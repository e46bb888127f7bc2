/** boardgame.io's own server. Creates tables by its lobby API and sends the packets of its client. */
import { resolve } from 'node:path';
import { GreatFire } from '@great-fire/game/boardgame.io';
import * as z from 'zod';
import type { RecordedGame } from '../lib/game-pool';
import { textFrame } from '../ws/frames';
import type { Handshake } from '../ws/client';
import { launchServer } from './launch';
import type { TableWorkload, TargetOptions, Target } from './target';

const GAME_NAME = GreatFire.name ?? '';
const NAMESPACE = `/${GAME_NAME},`;

const createdSchema = z.object({ matchID: z.string() });
const joinedSchema = z.object({ playerCredentials: z.string() });

/** Starts the server and creates the tables. */
export async function startBgio({ games, spectators }: TargetOptions): Promise<Target> {
  const server = await launchServer({ script: resolve(__dirname, 'bgio-server.js') });
  const tables: TableWorkload[] = [];
  for (const game of games) tables.push(await createTable(server.port, game, spectators));
  return {
    name: 'bgio',
    notes: [
      'bgio: the Server of boardgame.io 0.50.2 with our game definition and storage in memory, on the overrides of package.json (koa-compose 4.1.0,',
      '  without which its lobby answers 404, and socket.io 4.8.4 instead of 3.1.2). Each game has a known deal, given as setupData. It sends no',
      '  acknowledgements, so a table sends its next move after the update',
    ],
    ...server,
    replicas: [],
    wireFormat: { updatePrefix: `42${NAMESPACE}["update"`, stateIdKey: '"_stateID":', ackPrefix: null },
    tables,
    otherCpuMicros: null,
  };
}

async function createTable(
  port: number,
  { players, options, seed, moves }: RecordedGame,
  watching: number,
): Promise<TableWorkload> {
  const setupData = { players, options, seed };
  const { matchID } = createdSchema.parse(
    await postToLobby(port, 'create', { numPlayers: players, setupData }),
  );
  const credentials: string[] = [];
  for (let seat = 0; seat < players; seat += 1) {
    const joined = await postToLobby(port, `${matchID}/join`, {
      playerID: String(seat),
      playerName: `Player ${String(seat)}`,
    });
    credentials.push(joinedSchema.parse(joined).playerCredentials);
  }
  const entry = (seat: string | null, credential: string | null): Handshake => ({
    steps: [
      { after: '0', send: `40${NAMESPACE}` },
      {
        after: `40${NAMESPACE}`,
        send: `42${NAMESPACE}${JSON.stringify(['sync', matchID, seat, credential, players])}`,
      },
    ],
    shown: `42${NAMESPACE}["sync"`,
  });
  return {
    playedMoves: 0,
    entries: [
      ...credentials.map((credential, seat) => entry(String(seat), credential)),
      ...Array.from({ length: watching }, () => entry(null, null)),
    ],
    moves: moves.map(({ seat, action: { type, ...choice } }, stateId) => {
      const playerID = String(seat);
      const payload = { type, args: [choice], playerID, credentials: credentials[seat] };
      const args = ['update', { type: 'MAKE_MOVE', payload }, stateId, matchID, playerID];
      return { seat, frame: textFrame(`42${NAMESPACE}${JSON.stringify(args)}`) };
    }),
  };
}

async function postToLobby(port: number, path: string, body: object): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${String(port)}/games/${GAME_NAME}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The boardgame.io server answered ${String(answer.status)} to ${path}`);
  return answer.json();
}
