import type { ChatLine } from '@great-fire/protocol';
import { startInProcessServer, type MemoryConnection } from '../../testing';
import { enterTable, playInProcess, startGameInProcess } from '../../testing/game-in-process';

const NOW = 1_700_000_000_000;

async function startGame(spectators: number) {
  const server = startInProcessServer({ now: () => NOW });
  const { matchId, keys } = await startGameInProcess(server);
  const players: MemoryConnection[] = [];
  for (const key of keys) players.push(await enterTable(server, key, matchId));
  const watchers: MemoryConnection[] = [];
  for (let count = 0; count < spectators; count += 1) {
    const watcher = server.connect(null);
    await watcher.connect(matchId, 'sync');
    watchers.push(watcher);
  }
  await server.whenIdle();
  const room = server.rooms.room(matchId);
  if (room === null) throw new Error('The room is closed');
  return { server, matchId, players, watchers, room };
}

test('sends a move to the spectators after the players', async () => {
  const { server, matchId, players, watchers } = await startGame(2);
  const told: MemoryConnection[] = [];
  for (const line of [...watchers, ...players])
    line.on('received', (packet: string) => {
      if (packet.startsWith('2["delta"')) told.push(line);
    });
  const stateId = await playInProcess(server, matchId, 1);
  await Promise.all([...players, ...watchers].map((line) => line.waitForState(stateId)));
  expect(new Set(told.slice(0, 3))).toEqual(new Set(players));
  expect(new Set(told.slice(3))).toEqual(new Set(watchers));
  await server.stop();
});

test('counts the changes and the lines of its table', async () => {
  const { server, players, room } = await startGame(0);
  const before = room.updates;
  await players[0]?.emitWithAck('chat', { text: 'Fire!' });
  await server.whenIdle();
  expect(room.updates).toBe(before + 1);
  room.changes += 1;
  expect(room.updates).toBe(before + 2);
  await server.stop();
});

test('sends the version for the host to the host alone, and to no one at a table without a host', async () => {
  const { server, players, watchers, room } = await startGame(1);
  const line: ChatLine = { id: 'a-line', channel: 'players', seat: 1, name: 'Ben', text: 'x', at: NOW };
  const lineForHost = { ...line, reportCount: 3 };
  const reportCounts = () =>
    [...players, ...watchers].map((other) => other.messages('chat').at(-1)?.reportCount);
  await room.broadcastLine({ line, lineForHost, hostSeat: 2, authorId: null }, 'running');
  expect(reportCounts()).toEqual([undefined, undefined, 3, undefined]);
  await room.broadcastLine({ line, lineForHost, hostSeat: null, authorId: null }, 'running');
  expect(reportCounts()).toEqual([undefined, undefined, undefined, undefined]);
  const aside = { ...line, channel: 'spectators' } as const;
  const counts = () => [...players, ...watchers].map((other) => other.messages('chat').length);
  await room.broadcastLine({ line: aside, lineForHost: aside, hostSeat: 2, authorId: null }, 'running');
  expect(counts()).toEqual([2, 2, 2, 3]);
  await room.broadcastLine({ line: aside, lineForHost: aside, hostSeat: 2, authorId: null }, 'finished');
  expect(counts()).toEqual([3, 3, 3, 4]);
  await server.stop();
});

test('sends full updates, with the moves that were missed, to a client that asks for no deltas', async () => {
  const { server, matchId } = await startGame(0);
  const [bot, other] = [
    await enterTable(server, null, matchId, { deltas: false }),
    await enterTable(server, null, matchId, { deltas: false }),
  ];
  const stateId = await playInProcess(server, matchId, 1);
  await Promise.all([bot, other].map((line) => line.waitForState(stateId)));
  for (const line of [bot, other]) {
    expect(line.messages('delta')).toEqual([]);
    expect(line.messages('update')).toMatchObject([
      { frame: { stateId, view: { own: null } }, logEntries: [{ stateId }], serverTime: NOW },
    ]);
  }
  expect(bot.messages('update')[0]?.tableState).toEqual(server.matches.peek(matchId)?.tableState);
  await server.stop();
});
