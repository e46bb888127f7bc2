import { withFakeTimers } from '@great-fire/testkit/fake-timers';
import { createTestTable, withServer, type TestSocket } from '../../testing';
import { sharedServer } from '../../testing/shared-server';

const server = sharedServer();

/** Collects the signals that a socket receives. */
function watchSignals(socket: TestSocket | undefined): readonly unknown[] {
  const received: unknown[] = [];
  socket?.socket.on('signal', (signal: unknown) => received.push(signal));
  return received;
}

const whenRead = (sockets: readonly (TestSocket | undefined)[]) =>
  Promise.all(sockets.map(async (socket) => await socket?.emitWithAck('sync'))); // answered after all earlier messages

test('sends the signals of players to everyone at the table, and to no other table', async () => {
  const { url, storage } = server();
  const [table, other] = [await createTestTable(url), await createTestTable(url)];
  const readers = [...table.sockets, table.spectator.socket];
  const received = readers.map(watchSignals);
  const elsewhere = watchSignals(other.sockets[0]);
  const stateId = table.sockets[0]?.stateId;
  const point = { district: 'temple' };
  const arrow = { district: 'temple', from: 'pudding-lane' };
  expect(await table.sockets[1]?.emitWithAck('signal', point)).toEqual({ ok: true });
  expect(await table.sockets[2]?.emitWithAck('signal', arrow)).toEqual({ ok: true });
  await whenRead([...readers, other.sockets[0]]);
  for (const signals of received)
    expect(signals).toEqual([
      { seat: 1, ...point },
      { seat: 2, ...arrow },
    ]);
  expect(elsewhere).toEqual([]);
  // It is neither a move nor a line.
  const late = table.clients[0]?.connect({ match: table.matchId });
  const lateSignals = watchSignals(late);
  const sync = await late?.waitForSync();
  await whenRead([late]);
  expect([sync?.frame?.stateId, sync?.chat, lateSignals]).toEqual([stateId, [], []]);
  expect(await storage.moves.after(table.matchId, stateId ?? 0)).toEqual([]);
  late?.close();
  table.close();
  other.close();
});

test('hides the signals of a person from those who muted or blocked the person', async () => {
  const table = await createTestTable(server().url);
  const [ann, ben, cat] = table.sockets;
  const lineId = (await ben?.emitWithAck('chat', { text: 'noise' }))?.line?.id;
  await ann?.emitWithAck('moderate', { type: 'mute', lineId });
  await cat?.emitWithAck('moderate', { type: 'block', lineId });
  const received = table.sockets.map(watchSignals);
  await ben?.emitWithAck('signal', { district: 'dowgate' });
  await ann?.emitWithAck('signal', { district: 'temple' });
  await whenRead(table.sockets);
  const [bens, anns] = [
    { seat: 1, district: 'dowgate' },
    { seat: 0, district: 'temple' },
  ];
  expect(received).toEqual([[anns], [bens, anns], [anns]]);
  table.close();
});

test('accepts no signal of a spectator, and none that is wrong', async () => {
  const table = await createTestTable(server().url);
  const [ann, ben] = table.sockets;
  const received = watchSignals(ben);
  const send = (socket: TestSocket | undefined, signal: object) => socket?.emitWithAck('signal', signal);
  expect(await send(table.spectator.socket, { district: 'temple' })).toMatchObject({ code: 'not-your-seat' });
  expect(await send(ann, { district: 'utopia' })).toMatchObject({ code: 'bad-request', field: 'district' });
  expect(await send(ann, { district: 'temple', from: 'temple' })).toMatchObject({ field: 'from' });
  expect(await send(ann, { district: 'temple', seat: 1 })).toMatchObject({ code: 'bad-request' });
  await whenRead([ben]);
  expect(received).toEqual([]);
  table.close();
});

test(
  'forwards ten signals of a player in ten seconds',
  withServer(
    withFakeTimers(async ({ url }) => {
      const table = await createTestTable(url);
      const [ann, ben] = table.sockets;
      const received = watchSignals(ben);
      const codes: unknown[] = [];
      for (let count = 0; count < 12; count += 1)
        codes.push((await ann?.emitWithAck('signal', { district: 'temple' }))?.code ?? 'ok');
      await whenRead([ben]);
      expect(codes).toEqual([...Array<string>(10).fill('ok'), ...['too-many-requests', 'too-many-requests']]);
      expect(received).toHaveLength(10);
      table.close();
    }),
    { rateLimitScale: 1 },
  ),
);
