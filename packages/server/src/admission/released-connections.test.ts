/** A connection counts against a limit while it is open, and never longer. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { waitFor, withDeadline } from '@great-fire/testkit/wait-for';
import { RawWebSocket, withServer } from '../../testing';
import type { ResourceLimits } from '../config/resource-limits';

interface OpenConnection {
  readonly close: () => void;
}

type Opener = (url: string, localAddress: string) => Promise<OpenConnection | null>;

/** Opens a connection and sends a request. Resolves to null if the server closes the connection without a response. */
const openHttp: Opener = async (url, localAddress) => {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), localAddress });
  socket.on('error', () => undefined);
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  const isAnswered = Promise.race([
    once(socket, 'data').then(() => true),
    once(socket, 'close').then(() => false),
  ]);
  const close = (): void => void socket.destroy();
  return (await withDeadline('the response or the end', isAnswered)) ? { close } : null;
};

const openWebSocket: Opener = (url, localAddress) => RawWebSocket.tryOpen(url, null, localAddress);

const [FIRST, OTHER] = ['127.0.0.2', '127.0.0.3'];

const LIMITS: readonly (readonly [
  description: string,
  limit: Partial<ResourceLimits>,
  open: Opener,
  rejected: string,
])[] = [
  ['connections of an address', { maxConnectionsPerAddress: 2 }, openHttp, FIRST],
  ['connections of all addresses', { maxConnections: 2 }, openHttp, OTHER],
  ['sockets of an address', { maxSocketsPerAddress: 2 }, openWebSocket, FIRST],
  ['sockets of all addresses', { maxSockets: 2 }, openWebSocket, OTHER],
];

test.each(LIMITS)('counts the %s until they close, however often', async (_, limit, open, rejected) => {
  await withServer(
    async ({ url }) => {
      const held = await open(url, FIRST);
      for (let round = 0; round < 3; round += 1) {
        // The server may not have noticed the last close yet.
        const connection = await waitFor('room for a second connection', () => open(url, FIRST));
        expect(await open(url, rejected)).toBeNull();
        connection.close();
      }
      held?.close();
    },
    { rateLimitScale: 1, resourceLimits: { doorPoints: 1_000_000, ...limit } },
  )();
});
