/** Sockets beyond a limit name the wait, and those without a handshake leave room for people with a seat. */
import { withDeadline } from '@great-fire/testkit/wait-for';
import { RawWebSocket, createTestTable, withServer } from '../../testing';
import { sendBytes } from '../../testing/send-bytes';

const UPGRADE =
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

test(
  'a socket of an address that has all its sockets gets the time to wait',
  withServer(
    async ({ url }) => {
      const held = await RawWebSocket.open(url, null, '127.0.0.2');
      expect(await sendBytes(url, UPGRADE, '127.0.0.2')).toMatch(
        /^HTTP\/1\.1 429 [^]*Retry-After: 60\r\n[^]*"too-many-requests"/,
      );
      held.close();
    },
    { rateLimitScale: 1, resourceLimits: { maxSocketsPerAddress: 1 } },
  ),
);

test(
  'sockets without a handshake do not keep a player away',
  withServer(
    async ({ url }) => {
      const table = await createTestTable(url);
      table.close();
      const silent: RawWebSocket[] = [];
      for (let count = 0; count < 40; count += 1) {
        const socket = await RawWebSocket.tryOpen(url, null, '127.0.0.2');
        if (socket !== null) silent.push(socket);
      }
      const back = table.clients[0]?.connect({ match: table.matchId });
      await withDeadline(
        'the table of the player',
        back?.waitForSync() ?? Promise.reject(new Error('nobody')),
      );
      back?.close();
      for (const socket of silent) socket.close();
    },
    {
      rateLimitScale: 1,
      resourceLimits: { maxSockets: 20, maxSocketsBeforeSeats: 10, doorPoints: 1_000_000 },
    },
  ),
);
