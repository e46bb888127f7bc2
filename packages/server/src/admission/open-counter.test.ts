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

test.each([
  ['of an address', 2, '192.0.2.1', '192.0.2.1'],
  ['of a /24', 16, '192.0.2.*', '192.0.2.200'],
  ['of a /56', 4, '2001:db8:0:*::/64', '2001:db8:0:90::/64'],
])('has room %s again as soon as one of its connections has ended', (_, limit, pattern, next) => {
  const counter = new OpenCounter(1_000, 2);
  const endings = Array.from({ length: limit }, (__, index) =>
    counter.add(pattern.replace('*', String(index + 1))),
  );
  expect(counter.total).toBe(limit);
  expect(counter.hasRoom(next)).toBe(false);
  endings.pop()?.();
  expect(counter.hasRoom(next)).toBe(true);
  const end = counter.add(next);
  expect(counter.hasRoom(next)).toBe(false);
  end();
  for (const ending of endings) ending();
  expect(counter.total).toBe(0);
  for (let opened = 0; opened < 2; opened += 1) {
    expect(counter.hasRoom(next)).toBe(true);
    counter.add(next);
  }
  expect(counter.hasRoom(next)).toBe(false);
});

test('counts all addresses against one maximum, and those that end no longer', () => {
  const counter = new OpenCounter(3, 2);
  const endings = ['192.0.2.1', '198.51.100.1', '203.0.113.1'].map((address) => counter.add(address));
  expect(counter.hasRoom('2001:db8::/64')).toBe(false);
  endings[1]?.();
  expect(counter.hasRoom('2001:db8::/64')).toBe(true);
  expect(counter.total).toBe(2);
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
