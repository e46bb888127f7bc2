import { startInProcessServer } from '../../testing';
import { enterLobby, enterTable, startGameInProcess } from '../../testing/game-in-process';

test('answers with its time at a table and in the lobby, to anyone', async () => {
  let now = 1_700_000_000_000;
  const server = startInProcessServer({ now: () => now });
  const { matchId, keys } = await startGameInProcess(server);
  const connections = [
    await enterTable(server, keys[0] ?? null, matchId),
    await enterLobby(server, null),
    await enterTable(server, null, matchId),
  ];
  for (const connection of connections) {
    now += 1;
    expect(await connection.emitWithAck('server-time')).toEqual({ ok: true, serverTime: now });
  }
  await server.stop();
});
