/** The floor: socket.io and nothing else. A message is told to its room of five in 300 bytes, and acknowledged. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import * as z from 'zod';

const UPDATE_BYTES = 300; // of the packet that each of the room is sent

const authSchema = z.object({ match: z.string() });

interface MovePayload {
  readonly stateId: number;
}

interface UpdatePayload {
  readonly stateId: number;
  readonly pad: string;
}

/** What makes the packet of an update 300 bytes long. */
function makeUpdate(stateId: number): UpdatePayload {
  const unpadded = `42${JSON.stringify(['update', { stateId, pad: '' }])}`;
  return { stateId, pad: '.'.repeat(UPDATE_BYTES - unpadded.length) };
}

const http = createServer();
// As our own server has it, where it has a say (packages/server/src/realtime/socket-server.ts).
const io = new Server(http, { transports: ['websocket'], serveClient: false, maxHttpBufferSize: 16_384 });
io.on('connection', (socket) => {
  const { match } = authSchema.parse(socket.handshake.auth);
  void socket.join(match);
  // What comes is our own generator's.
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
