import { waitFor } from '@great-fire/testkit/wait-for';
import { Guest, gather, withServer } from '../../testing';

test(
  'the sockets of an address are limited, and a socket that closes makes room',
  withServer(
    async ({ url }) => {
      const party = await gather(url); // four sockets
      const [fifth, sixth] = [new Guest(url).connect(), new Guest(url).connect()];
      const areIn = await Promise.all([fifth, sixth].map((socket) => socket.isLetIn()));
      expect(areIn.filter(Boolean)).toHaveLength(1);
      expect(await party.sockets[0]?.ask('chat', { text: 'Still here' })).toMatchObject({ ok: true });
      party.watcher.socket.close();
      // The server may not have noticed the end yet.
      await waitFor('room for one more', async () => {
        const next = new Guest(url).connect();
        const isIn = await next.isLetIn();
        next.close();
        return isIn;
      });
      for (const socket of [fifth, sixth]) socket.close();
      party.close();
    },
    { rateLimits: 1, bounds: { socketsPerAddress: 5 } },
  ),
);

test(
  'all addresses together have so many sockets',
  withServer(
    async ({ url }) => {
      const connect = (address: string) =>
        new Guest(url).connect({ headers: { 'x-forwarded-for': address } });
      const sockets = ['203.0.113.1', '203.0.113.2', '203.0.113.3'].map(connect);
      expect((await Promise.all(sockets.map((socket) => socket.isLetIn()))).filter(Boolean)).toHaveLength(2);
      for (const socket of sockets) socket.close();
    },
    { rateLimits: 1, trustedProxies: 1, bounds: { sockets: 2 } },
  ),
);
