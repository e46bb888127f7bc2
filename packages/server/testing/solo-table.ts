/** One person at a table that bots fill. */
import type { CreateTableInput } from '@great-fire/protocol';
import { TestClient } from './test-client';
import { randomAction } from './test-table';
import { seededRandom } from './seeded-random';
import type { TestSocket } from './test-socket';

export interface SoloTable {
  readonly client: TestClient;
  readonly socket: TestSocket;
  readonly matchId: string;
}

/** Opens a table with bots and connects its person. */
export async function openSoloTable(
  url: string,
  options: Partial<CreateTableInput> = {},
): Promise<SoloTable> {
  const client = new TestClient(url);
  const { match } = await client.openTable({
    players: 4,
    bots: ['merchant', 'apprentice', 'merchant'],
    ...options,
  });
  const socket = client.connect({ match: match.id });
  await socket.waitForSync();
  return { client, socket, matchId: match.id };
}

/** Resolves once the person is to move or the game is over. */
export async function waitForMyTurn(socket: TestSocket): Promise<void> {
  await socket.waitUntil('the turn of the person, or the end', ({ frame }) => {
    const view = frame?.view;
    return view !== undefined && (view.turn.seat === view.viewer || view.result !== null);
  });
}

/** Plays the person's moves at random, up to `maxMoves` or to the end of the game. */
export async function playMyTurns(
  socket: TestSocket,
  seed: string,
  maxMoves = Number.POSITIVE_INFINITY,
): Promise<void> {
  const random = seededRandom(seed);
  for (let moveCount = 0; moveCount < maxMoves; moveCount += 1) {
    await waitForMyTurn(socket);
    const view = socket.latestSync?.frame?.view;
    if (view === undefined || view.result !== null) return;
    const ack = await socket.move(randomAction(view, random));
    if (!ack.ok) throw new Error(JSON.stringify(ack));
    await socket.waitForState(ack.stateId ?? 0);
  }
}

/** Plays for the person until a bot delays its move. Resolves to the state id then. */
export async function playUntilBotDelay(socket: TestSocket): Promise<number> {
  const isMine = () => socket.latestSync?.frame?.view.turn.seat === socket.latestSync?.mySeat;
  while (isMine()) await playMyTurns(socket, 'the first turn', 1);
  return socket.stateId;
}
