import type { SeededRandom } from '@great-fire/testkit/seeded-random';

const MALFORMED_REQUESTS = [
  'GET / HTTP/1.1\r\n\r\n', // no Host header
  'GET / HTTP/9.9\r\nHost: x\r\n\r\n',
  'GET\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET http://evil.example/api/me HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET http://[::1 HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET //evil.example/%2e%2e HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET ? HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET # HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /\u0000 HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /api/me HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n',
  'GET /api/me HTTP/1.1\r\nHost: x\r\n folded: y\r\n\r\n',
  'POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
  'POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n{}{}{}',
  'POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /api/matches HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n',
  'POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{',
  'POST /api/matches HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n',
  'POST /api/matches HTTP/1.1\r\nHost: x\r\nExpect: the-moon\r\nContent-Length: 2\r\n\r\n{}',
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\n\r\n',
  'GET /api/me HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 1\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000', // TLS
] as const;

/** Returns bytes that are not an HTTP request, or a request that no browser sends. */
export function malformedRequest(random: SeededRandom): Buffer {
  switch (random.int(5)) {
    case 0:
      return random.bytes(random.int(300));
    case 1: // too many headers
      return Buffer.from(
        `GET / HTTP/1.1\r\nHost: x\r\n${`X-${'y'.repeat(50)}: z\r\n`.repeat(random.int(500))}\r\n`,
      );
    case 2: {
      const bytes = Buffer.from(random.pick(MALFORMED_REQUESTS), 'latin1');
      bytes[random.int(bytes.length)] = random.int(256);
      return bytes;
    }
    default:
      return Buffer.from(random.pick(MALFORMED_REQUESTS), 'latin1');
  }
}
