import { Guest, gather, withServer } from '../../testing';
import type { TableSocket } from '../../testing';

/** Whether a socket is let in at the lobby. */
async function isLetIn(socket: TableSocket): Promise<boolean> {
  return Promise.race([socket.connected().then(() => true), socket.refused().then(() => false)]);
}

test(
  'one address has so many sockets; whoever leaves makes room',
  withServer(
    async ({ url }) => {
      const party = await gather(url); // four sockets
      const [fifth, sixth] = [new Guest(url).connect(), new Guest(url).connect()];
      const areIn = await Promise.all([fifth, sixth].map(isLetIn));
      expect(areIn.filter(Boolean)).toHaveLength(1);
      expect(await party.sockets[0]?.ask('chat', { text: 'Still here' })).toMatchObject({ ok: true });
      party.watcher.socket.close();
      for (;;) {
        const next = new Guest(url).connect(); // the server hears of it in a moment
        const isIn = await isLetIn(next);
        next.close();
        if (isIn) break;
      }
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
      expect((await Promise.all(sockets.map(isLetIn))).filter(Boolean)).toHaveLength(2);
      for (const socket of sockets) socket.close();
    },
    { rateLimits: 1, trustedProxies: 1, bounds: { sockets: 2 } },
  ),
);
