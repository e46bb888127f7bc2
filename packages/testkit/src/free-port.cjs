/** See `free-port.d.cts`. CommonJS, because scripts without TypeScript and jest load it too. */
const { createServer } = require('node:net');

// Port 0 and outgoing connections get ports above this range: from 32,768 on Linux, from 49,152 elsewhere.
const FIRST_PORT = 20_000;
const PORT_COUNT = 12_000;
const TRIES = 1000;

const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

exports.freePort = async () => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    // Not by node:crypto, because some tests seed its numbers.
    const port = FIRST_PORT + Math.floor(Math.random() * PORT_COUNT);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port from ${FIRST_PORT} to ${FIRST_PORT + PORT_COUNT - 1}`);
};
