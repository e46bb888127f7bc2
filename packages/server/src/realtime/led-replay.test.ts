/** Tests how one person leads the replay of an ended game, and the others follow. */
import { LEAD_TIMEOUT_MS, type LedReplay } from '@great-fire/protocol';
import { TestClient, createTestTable, withServer, type TestSocket } from '../../testing';
import { playToEnd } from '../../testing/play-to-end';
import { sharedServer } from '../../testing/shared-server';

const server = sharedServer();

function watch(socket: TestSocket | undefined): readonly LedReplay[] {
  const received: LedReplay[] = [];
  socket?.socket.on('led-replay', (replay: LedReplay) => received.push(replay));
  return received;
}

const lead = (socket: TestSocket | undefined, position: object | null) =>
  socket?.emitWithAck('lead-replay', { position });

const handOver = (socket: TestSocket | undefined, to: number) =>
  socket?.emitWithAck('lead-replay', { position: null, to });

const whenRead = (sockets: readonly (TestSocket | undefined)[]) =>
  Promise.all(sockets.map(async (socket) => await socket?.emitWithAck('sync')));

const AT = { move: 7, perspective: 'all-seats', mark: null } as const;

test('shows the position of the leader to all at the table, and to who comes later', async () => {
  const { url, storage } = server();
  const table = await createTestTable(url);
  const [ann, ben] = table.sockets;
  expect(await lead(ann, AT)).toMatchObject({ code: 'not-finished' });
  await playToEnd(storage, table.matchId, 'led');
  const readers = [...table.sockets, table.spectator.socket];
  const received = readers.map(watch);
  const answer = await lead(ann, AT);
  expect(answer).toMatchObject({ ok: true });
  await lead(ann, { move: 8, perspective: 1, mark: 'temple' });
  await whenRead(readers);
  const leader = { id: answer?.leader, name: 'Ann' };
  for (const replays of received)
    expect(replays).toEqual([
      { leader, ...AT },
      { leader, move: 8, perspective: 1, mark: 'temple' },
    ]);
  const late = table.clients[2]?.connect({ match: table.matchId });
  const lateReplays = watch(late);
  await late?.waitForSync();
  await whenRead([late]);
  expect(lateReplays).toEqual([{ leader, move: 8, perspective: 1, mark: 'temple' }]);

  // Only one person leads. The lead is free when the leader hands it over, or has gone.
  expect(await lead(ben, AT)).toMatchObject({ code: 'not-allowed-now', reason: 'replay-led' });
  expect(await lead(ben, null)).toMatchObject({ reason: 'replay-led' });
  await lead(ann, null);
  await whenRead(readers);
  expect(received[1]?.at(-1)).toEqual({ leader: null, move: 8, perspective: 1, mark: 'temple' });
  expect(await lead(ben, AT)).toMatchObject({ ok: true });
  await whenRead(readers);
  expect(received[0]?.at(-1)?.leader?.name).toBe('Ben');
  const freed = new Promise<void>((resolve) => {
    ann?.socket.on('led-replay', ({ leader: next }: LedReplay) => next === null && resolve());
  });
  ben?.close();
  await freed;
  expect(await lead(ann, AT)).toMatchObject({ ok: true });
  late?.close();
  table.close();
});

test('hands the lead to a chosen seat', async () => {
  const { url, storage } = server();
  const table = await createTestTable(url);
  await playToEnd(storage, table.matchId, 'led');
  const [ann, ben] = table.sockets;
  await lead(ann, AT);
  const received = watch(ben);
  expect(await handOver(ben, 0)).toMatchObject({ reason: 'replay-led' });
  expect(await handOver(ann, 3)).toMatchObject({ code: 'bad-request' }); // no seat of this table
  expect(await ann?.emitWithAck('lead-replay', { position: AT, to: 1 })).toMatchObject({
    code: 'bad-request',
  });
  expect(await handOver(ann, 1)).toMatchObject({ ok: true });
  await whenRead([ben]);
  expect(received.at(-1)).toEqual({ leader: null, ...AT, to: 1 });
  expect(await lead(ben, AT)).toMatchObject({ ok: true });
  await whenRead([ben]);
  expect(received.at(-1)).toMatchObject({ leader: { name: 'Ben' } });
  expect(received.at(-1)).not.toHaveProperty('to');
  table.close();
});

test('accepts no lead of a person without a name, and no wrong position', async () => {
  const { url, storage } = server();
  const table = await createTestTable(url);
  await playToEnd(storage, table.matchId, 'led');
  const received = watch(table.sockets[1]);
  const nobody = new TestClient(url).connect({ match: table.matchId });
  await nobody.waitForSync();
  expect(await lead(nobody, AT)).toMatchObject({ code: 'not-signed-in' });
  for (const wrong of [
    { ...AT, move: -1 },
    { ...AT, move: 20_001 },
    { ...AT, perspective: 'host' },
    { ...AT, perspective: 5 }, // no seat of this table
    { ...AT, mark: 'utopia' },
    { ...AT, note: 'x' },
  ])
    expect(await lead(table.sockets[0], wrong)).toMatchObject({ code: 'bad-request' });
  await whenRead([table.sockets[1]]);
  expect(received).toEqual([]);
  nobody.close();
  table.close();
});

test('hides a leader from the people who muted or blocked the person', async () => {
  const { url, storage } = server();
  const table = await createTestTable(url);
  await playToEnd(storage, table.matchId, 'led');
  const [ann, ben, cat] = table.sockets;
  const said = await ben?.emitWithAck('chat', { text: 'Follow me' });
  await ann?.emitWithAck('moderate', { type: 'mute', lineId: said?.line?.id ?? '' });
  const [anns, cats] = [watch(ann), watch(cat)];
  await lead(ben, AT);
  await whenRead([ann, cat]);
  expect([anns.length, cats.length]).toEqual([0, 1]);
  table.close();
});

test(
  'frees the lead of a leader who sends nothing any more',
  (() => {
    let now = Date.parse('2026-06-01T12:00:00Z');
    return withServer(
      async ({ url, storage }) => {
        const table = await createTestTable(url);
        await playToEnd(storage, table.matchId, 'led');
        const [ann, ben] = table.sockets;
        await lead(ann, AT);
        now += LEAD_TIMEOUT_MS - 1;
        expect(await lead(ben, AT)).toMatchObject({ reason: 'replay-led' });
        now += 1;
        expect(await lead(ben, AT)).toMatchObject({ ok: true });
        expect(await lead(ann, AT)).toMatchObject({ reason: 'replay-led' });
        table.close();
      },
      { now: () => now },
    );
  })(),
);
