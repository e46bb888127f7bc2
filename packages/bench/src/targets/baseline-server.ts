/** The baseline: socket.io alone. It sends 300 bytes to a room of five for each message, and acknowledges it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import * as z from 'zod';

const UPDATE_BYTES = 300; // size of the packet that each client receives

const authSchema = z.object({ match: z.string() });

interface MovePayload {
  readonly stateId: number;
}

interface UpdatePayload {
  readonly stateId: number;
  readonly pad: string;
}

/** Pads an update packet to 300 bytes. */
function makeUpdate(stateId: number): UpdatePayload {
  const unpadded = `42${JSON.stringify(['update', { stateId, pad: '' }])}`;
  return { stateId, pad: '.'.repeat(UPDATE_BYTES - unpadded.length) };
}

const http = createServer();
// Uses the same options as our server (packages/server/src/realtime/socket-server.ts).
const io = new Server(http, { transports: ['websocket'], serveClient: false, maxHttpBufferSize: 16_384 });
io.on('connection', (socket) => {
  const { match } = authSchema.parse(socket.handshake.auth);
  void socket.join(match);
  // Needs no validation, because only our load generator connects.
  socket.on('move', ({ stateId }: MovePayload, answer: (done: object) => void) => {
    io.to(match).emit('update', makeUpdate(stateId + 1));
    answer({ ok: true, stateId: stateId + 1 });
  });
  socket.emit('sync');
});
http.listen(0, '127.0.0.1', () => {
  const { port } = http.address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ msg: 'listening', port })}\n`);
});
process.on('SIGTERM', () => process.exit(0));
