/** The websockets below socket.io, so that nobody has more than a turn at a time. */
import { WebSocketServer } from 'ws';
import type { ServerOptions } from 'ws';

// Of one message, in which ours is one and a slow line's a dozen.
const FRAGMENTS = 32;
const CHUNKS = 256;
// A page answers a close at once; who does not would hold a socket, and a server that stops.
const CLOSE_MS = 1_000;

/**
 * Of each websocket one frame is met in a turn of the event loop, however many came at once; pings are left to
 * whoever counts them; a message in crumbs is not gathered for ever; and
 * a close that is not answered is waited for no longer than a second.
 */
export class FairWebSockets extends WebSocketServer {
  constructor(options: ServerOptions) {
    const fair = {
      ...options,
      allowSynchronousEvents: false,
      autoPong: false,
      maxFragments: FRAGMENTS,
      maxBufferedChunks: CHUNKS,
      closeTimeout: CLOSE_MS, // which the package's types do not know yet
    };
    super(fair);
  }
}
