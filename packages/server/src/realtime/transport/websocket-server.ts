/** The WebSocket server below socket.io, with limits that keep one client from blocking the others. */
import { WebSocketServer, type ServerOptions, type WebSocket } from 'ws';
import type { GameSocket } from '../socket-types';

// Per message. Our clients send one fragment, and a slow connection about twelve.
const MAX_FRAGMENTS = 32;
const MAX_BUFFERED_CHUNKS = 256;
// Clients answer a close frame at once. A client that does not would hold a socket and delay the shutdown.
const CLOSE_TIMEOUT_MS = 1_000;

/**
 * A `WebSocketServer` with limits that socket.io does not expose:
 * - It processes one frame per socket and event-loop turn, however many arrive at once.
 * - It leaves pongs to `guardConnection`, which counts pings.
 * - It limits the fragments and buffered chunks of a message.
 * - It waits at most one second for the client's close frame.
 */
export class HardenedWebSocketServer extends WebSocketServer {
  constructor(options: ServerOptions) {
    const hardened = {
      ...options,
      allowSynchronousEvents: false,
      autoPong: false,
      maxFragments: MAX_FRAGMENTS,
      maxBufferedChunks: MAX_BUFFERED_CHUNKS,
      closeTimeout: CLOSE_TIMEOUT_MS, // missing in the package's types
    };
    super(hardened);
  }
}

/** Returns the websocket below an engine.io connection, which engine.io does not type. */
export const websocketOf = ({ transport }: GameSocket['conn']): WebSocket =>
  (transport as unknown as { readonly socket: WebSocket }).socket;
