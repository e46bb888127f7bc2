/** The websockets below socket.io, so that nobody has more than a turn at a time. */
import { WebSocketServer } from 'ws';
import type { ServerOptions } from 'ws';

// Of one message, in which ours is one and a slow line's a dozen.
const FRAGMENTS = 32;
const CHUNKS = 256;

/**
 * Of each websocket one frame is met in a turn of the event loop, however many came at once; pings are left to
 * whoever counts them; and a message in crumbs is not gathered for ever.
 */
export class FairWebSockets extends WebSocketServer {
  constructor(options: ServerOptions) {
    super({
      ...options,
      allowSynchronousEvents: false,
      autoPong: false,
      maxFragments: FRAGMENTS,
      maxBufferedChunks: CHUNKS,
    });
  }
}
