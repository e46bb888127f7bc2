import { TestClient, createTestTable } from '../../testing';
import { sharedServer } from '../../testing/shared-server';

const server = sharedServer();

test('answers with its time at a table and in the lobby, to anyone', async () => {
  const { url } = server();
  const table = await createTestTable(url);
  const lobby = new TestClient(url).connect();
  const spectator = new TestClient(url).connect({ match: table.matchId });
  await Promise.all([lobby.waitForConnection(), spectator.waitForSync()]);
  for (const socket of [table.sockets[0], lobby, spectator])
    expect(await socket?.emitWithAck('server-time')).toEqual({
      ok: true,
      serverTime: expect.any(Number) as number,
    });
  lobby.close();
  spectator.close();
  table.close();
});
