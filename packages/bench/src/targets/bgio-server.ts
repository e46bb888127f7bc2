/** boardgame.io's own server with our game and in-memory storage, started as its documentation shows. */
import type { AddressInfo } from 'node:net';
import { createGame } from '@great-fire/game';
import type { MatchSetup } from '@great-fire/game';
import { GreatFire } from '@great-fire/game/boardgame.io';
import type { Game } from 'boardgame.io';
import { Server } from 'boardgame.io/server';

/** The game with deals from outside, so that recorded moves are legal. A dealt table skips the phase `deal`. */
const game: Game = {
  ...(GreatFire as Game),
  validateSetupData: () => undefined,
  setup: (_, setupData: MatchSetup) => createGame(setupData),
};

async function main(): Promise<void> {
  const server = Server({ games: [game], origins: [] });
  const { appServer } = await server.run(0);
  const { port } = appServer.address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ msg: 'listening', port })}\n`);
  process.on('SIGTERM', () => process.exit(0));
}

void main();
