/** The websockets below socket.io, so that nobody has more than a turn at a time. */
import { WebSocketServer } from 'ws';
import type { ServerOptions } from 'ws';

// Of one message, in which ours is one and a slow line's a dozen.
const MAX_FRAGMENTS = 32;
const MAX_BUFFERED_CHUNKS = 256;
// A page answers a close at once; who does not would hold a socket, and a server that stops.
const CLOSE_TIMEOUT_MS = 1_000;

/**
 * Of each websocket one frame is met in a turn of the event loop, however many came at once; pings are left to
 * whoever counts them; a message in crumbs is not gathered for ever; and
 * a close that is not answered is waited for no longer than a second.
 */
export class HardenedWebSocketServer extends WebSocketServer {
  constructor(options: ServerOptions) {
    const hardened = {
      ...options,
      allowSynchronousEvents: false,
      autoPong: false,
      maxFragments: MAX_FRAGMENTS,
      maxBufferedChunks: MAX_BUFFERED_CHUNKS,
      closeTimeout: CLOSE_TIMEOUT_MS, // which the package's types do not know yet
    };
    super(hardened);
  }
}
