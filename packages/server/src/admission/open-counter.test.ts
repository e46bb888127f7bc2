import { TestClient, createTestTable, withServer } from '../../testing';
import { OpenCounter } from './open-counter';

test(
  'limits the sockets of an address, whose others go on',
  withServer(
    async ({ url }) => {
      const party = await createTestTable(url); // four sockets
      const [fifth, sixth] = [new TestClient(url).connect(), new TestClient(url).connect()];
      const areIn = await Promise.all([fifth, sixth].map((socket) => socket.isAccepted()));
      expect(areIn.filter(Boolean)).toHaveLength(1);
      expect(await party.sockets[0]?.emitWithAck('chat', { text: 'Still here' })).toMatchObject({ ok: true });
      for (const socket of [fifth, sixth]) socket.close();
      party.close();
    },
    { rateLimitScale: 1, resourceLimits: { maxSocketsPerAddress: 5 } },
  ),
);

test('leaves room for other networks when one home line opens all that it can', () => {
  const counter = new OpenCounter(10_000, 500);
  for (let subnet = 0; subnet < 24; subnet += 1) {
    const address = `2001:db8:1:${subnet.toString(16)}::/64`;
    for (let opened = 0; opened < 500 && counter.hasRoom(address); opened += 1) counter.add(address);
  }
  expect(counter.total).toBe(1_000);
  expect(counter.hasRoom('2001:db8:2::/64')).toBe(true);
});

test(
  'keeps the last sockets for people with a seat',
  withServer(
    async ({ url }) => {
      const party = await createTestTable(url); // four sockets
      const spectator = new TestClient(url).connect({ match: party.matchId });
      expect(await spectator.isAccepted()).toBe(false);
      const player = party.clients[1]?.connect({ match: party.matchId });
      expect(await player?.isAccepted()).toBe(true);
      for (const socket of [spectator, player]) socket?.close();
      party.close();
    },
    { resourceLimits: { maxSocketsBeforeSeats: 4 } },
  ),
);
