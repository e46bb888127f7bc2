import { TestClient, createTestTable, withServer } from '../../testing';

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
