import { createServer } from 'node:net';
import { waitFor } from './wait-for';

// Port 0 and outgoing connections get ports above this range: from 32,768 on Linux, from 49,152 elsewhere.
const FIRST_PORT = 20_000;
const PORT_COUNT = 12_000;

/**
 * Resolves to a port of this machine that no process listens on. A server can restart on it: while the server is down,
 * another process gets that port only if it requests this number.
 */
export function freePort(): Promise<number> {
  return waitFor('a free port', async () => {
    // Not by node:crypto, because some tests seed its numbers.
    const port = FIRST_PORT + Math.floor(Math.random() * PORT_COUNT);
    return (await isFree(port)) && port;
  });
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
