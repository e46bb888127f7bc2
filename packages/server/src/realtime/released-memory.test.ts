/** The server releases the memory of a connection when it closes, and that of a table with its last connection. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { waitFor } from '@great-fire/testkit/wait-for';
import { startInProcessServer, type InProcessServer, type MemoryConnection } from '../../testing';
import { startGameInProcess } from '../../testing/game-in-process';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const NO_ROOM_BYTES = 1; // a cache keeps only what is pinned

const open = async (server: InProcessServer, key: string | null, matchId: string | null) => {
  const connection = server.connect(key);
  await connection.connect(matchId, matchId === null ? null : 'sync');
  return connection;
};

/** Opens a connection for each key, uses it as a page does and closes it. No variable holds a connection afterwards. */
async function visit(
  server: InProcessServer,
  keys: readonly (string | null)[],
  matchId: string | null,
): Promise<readonly WeakRef<MemoryConnection>[]> {
  const connections: MemoryConnection[] = [];
  for (const key of keys) connections.push(await open(server, key, matchId));
  if (matchId !== null)
    for (const connection of connections) await connection.emitWithAck('visibility', { hidden: true });
  await server.whenIdle();
  for (const connection of connections) connection.close();
  return connections.map((connection) => new WeakRef(connection));
}

async function startServer(cacheBytes?: number) {
  const server = startInProcessServer({ now: () => 1_700_000_000_000, ...(cacheBytes && { cacheBytes }) });
  return { server, ...(await startGameInProcess(server)) };
}

test.each([
  ['at a table', true],
  ['in the lobby', false],
])('holds nothing of the connections %s that have closed', async (_, isAtTable) => {
  const { server, matchId, keys } = await startServer();
  const where = isAtTable ? matchId : null;
  const staying = await open(server, null, where); // keeps the room
  const visitors = await visit(server, [...keys, null], where);
  await server.whenIdle();
  await waitFor('the end of what belongs to them', () => {
    collectGarbage();
    return visitors.every((visitor) => visitor.deref() === undefined);
  });
  staying.close();
  await server.stop();
});

test('drops a match from memory when the last connection leaves its table', async () => {
  const { server, matchId, keys } = await startServer(NO_ROOM_BYTES);
  const [first, second] = [await open(server, keys[0] ?? null, matchId), await open(server, null, matchId)];
  first.close();
  await server.whenIdle();
  expect(server.matches.peek(matchId)).not.toBeNull();
  second.close();
  await server.whenIdle();
  expect(server.matches.peek(matchId)).toBeNull();
  const again = await open(server, null, matchId); // reads it again
  expect(server.matches.peek(matchId)).not.toBeNull();
  again.close();
  await server.stop();
});
