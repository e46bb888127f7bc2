/** boardgame.io's own server with our game and in-memory storage, started as its documentation shows. */
import type { AddressInfo } from 'node:net';
import { bgioServerGame } from '@great-fire/game/bgio-server';
import type { Game } from 'boardgame.io';
import { Server } from 'boardgame.io/server';

async function main(): Promise<void> {
  const server = Server({ games: [bgioServerGame as Game], origins: [] });
  const { appServer } = await server.run(0);
  const { port } = appServer.address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ msg: 'listening', port })}\n`);
  process.on('SIGTERM', () => process.exit(0));
}

void main();
