/** A table of players and a spectator over real sockets, and functions that play its game. */
import { legalActions, type Action, type PlayerView } from '@great-fire/game';
import type { CreateTableInput } from '@great-fire/protocol';
import { TestClient } from './test-client';
import { seededRandom } from './seeded-random';
import type { TestSocket } from './test-socket';

export interface TestTable {
  readonly matchId: string;
  readonly clients: readonly TestClient[]; // by seat
  readonly sockets: readonly TestSocket[]; // by seat
  readonly tokens: readonly string[];
  readonly spectator: { readonly client: TestClient; readonly socket: TestSocket };
  readonly close: () => void;
}

/** Names of players, by seat. */
export const PLAYER_NAMES = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay'];

/**
 * Opens a table, seats all players, starts the game and connects a spectator. `contributions`: the seats' contributions to the deal, by seat.
 */
export async function createTestTable(
  url: string,
  options: Partial<CreateTableInput> = {},
  contributions: readonly string[] = [],
): Promise<TestTable> {
  const players = options.players ?? 3;
  const clients = PLAYER_NAMES.slice(0, players).map(() => new TestClient(url));
  const [host, ...others] = clients;
  if (host === undefined) throw new Error('A table needs a host');
  const opened = await host.openTable(options);
  const tokens = [opened.token];
  for (const [index, client] of others.entries()) {
    tokens.push(
      (
        await client.joinAndReady(
          opened.match.id,
          PLAYER_NAMES[index + 1] ?? 'Guest',
          contributions[index + 1],
        )
      ).token,
    );
  }
  const match = opened.match.id;
  await host.start(match, contributions[0]);
  const sockets = clients.map((client) => client.connect({ match }));
  const spectatorClient = new TestClient(url);
  const spectator = { client: spectatorClient, socket: spectatorClient.connect({ match }) };
  const allSockets = [...sockets, spectator.socket];
  await Promise.all(allSockets.map((socket) => socket.waitForSync()));
  // Answered after the server has noted that the owners are there. Later it would return a seat whose time is over.
  await Promise.all(allSockets.map((socket) => socket.emitWithAck('sync')));
  const close = (): void => allSockets.forEach((socket) => socket.close());
  return { matchId: match, clients, sockets, tokens, spectator, close };
}

/**
 * Returns the socket and the view of the seat to move.
 *
 * @throws Error if no seat is to move
 */
export function activePlayer(table: Pick<TestTable, 'sockets'>): {
  readonly socket: TestSocket;
  readonly view: PlayerView;
} {
  for (const socket of table.sockets) {
    const view = socket.latestSync?.frame?.view;
    if (view !== undefined && view.turn.seat === view.viewer) return { socket, view };
  }
  throw new Error('Nobody is awaited');
}

/** Returns a random legal action. It prefers the end of the turn and avoids undo, so that the game progresses. */
export function randomAction(view: PlayerView, random: () => number): Action {
  const legal = legalActions(view);
  const endActions = legal.find(({ type }) => type === 'end-actions');
  if (endActions !== undefined && random() < 0.3) return endActions;
  const candidates = legal.filter(({ type }) => type !== 'undo' || random() < 0.1);
  const action = candidates[Math.floor(random() * candidates.length)] ?? legal[0];
  if (action === undefined) throw new Error('Nothing is legal');
  return action;
}

/** Makes a move of the seat to move. Resolves once every socket has received it. */
async function playMove(table: Pick<TestTable, 'sockets' | 'spectator'>, action: Action): Promise<void> {
  const ack = await activePlayer(table).socket.move(action);
  if (!ack.ok || ack.stateId === undefined) throw new Error(JSON.stringify(ack));
  const { stateId } = ack;
  await Promise.all([...table.sockets, table.spectator.socket].map((socket) => socket.waitForState(stateId)));
}

/**
 * Plays at random up to `maxMoves` or to the end of the game. Every socket receives each move before the next one.
 * Resolves to the number of moves.
 */
export async function playMoves(
  table: Pick<TestTable, 'sockets' | 'spectator'>,
  seed: string,
  maxMoves = Number.POSITIVE_INFINITY,
): Promise<number> {
  const random = seededRandom(seed);
  const allSockets = [...table.sockets, table.spectator.socket];
  let moveCount = 0;
  while (
    moveCount < maxMoves &&
    allSockets.some((socket) => socket.latestSync?.frame?.view.result === null)
  ) {
    await playMove(table, randomAction(activePlayer(table).view, random));
    moveCount += 1;
  }
  return moveCount;
}
