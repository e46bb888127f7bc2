import { waitFor } from '@great-fire/testkit/wait-for';
import { TestClient, createTestTable, withServer } from '../../testing';

test(
  'limits the sockets of an address and admits another when one closes',
  withServer(
    async ({ url }) => {
      const party = await createTestTable(url); // four sockets
      const [fifth, sixth] = [new TestClient(url).connect(), new TestClient(url).connect()];
      const areIn = await Promise.all([fifth, sixth].map((socket) => socket.isAccepted()));
      expect(areIn.filter(Boolean)).toHaveLength(1);
      expect(await party.sockets[0]?.emitWithAck('chat', { text: 'Still here' })).toMatchObject({ ok: true });
      party.spectator.socket.close();
      // The server may not have noticed the close yet.
      await waitFor('room for one more', async () => {
        const next = new TestClient(url).connect();
        const isIn = await next.isAccepted();
        next.close();
        return isIn;
      });
      for (const socket of [fifth, sixth]) socket.close();
      party.close();
    },
    { rateLimitScale: 1, resourceLimits: { maxSocketsPerAddress: 5 } },
  ),
);

test(
  'limits the sockets of all addresses together',
  withServer(
    async ({ url }) => {
      const connect = (address: string) =>
        new TestClient(url).connect({ headers: { 'x-forwarded-for': address } });
      const sockets = ['203.0.113.1', '203.0.113.2', '203.0.113.3'].map(connect);
      expect((await Promise.all(sockets.map((socket) => socket.isAccepted()))).filter(Boolean)).toHaveLength(
        2,
      );
      for (const socket of sockets) socket.close();
    },
    { rateLimitScale: 1, trustedProxies: 1, resourceLimits: { maxSockets: 2 } },
  ),
);
