/** Creates the sockets of the page: WebSocket only, one for each match or the lobby. */
import type { ApiErrorBody, ClientToServer, ServerToClient } from '@great-fire/protocol';
import { PROTOCOL_VERSION } from '@great-fire/protocol';
import { WebSocket as WebSocketTransport } from 'engine.io-client';
import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';
import { readStored } from '../lib/local-storage';
import { basePath } from '../lib/routes';
import { takeEarlySocket } from './early-socket';

const CLOCK_JUMP_MS = 2000; // a smaller sample means that the device clock changed

export type LiveSocket = Socket<ServerToClient, ClientToServer>;

/** The part of a socket that a match needs. A practice game implements it without a server. */
export type MatchSocket = Pick<
  LiveSocket,
  'connected' | 'connect' | 'disconnect' | 'on' | 'off' | 'emit' | 'timeout'
>;

export interface SocketOptions {
  readonly url?: string; // '' or absent: the origin of the page
  readonly match?: string;
  readonly token?: string; // for clients without a cookie
}

/** Connects with the WebSocket of the boot script, if that is still unused. */
class EarlySocketTransport extends WebSocketTransport {
  override createSocket(...[url, ...options]: Parameters<WebSocketTransport['createSocket']>): unknown {
    return takeEarlySocket(url) ?? super.createSocket(url, ...options);
  }
}

/** Creates a disconnected socket with a connection of its own. */
export function createSocket({ url, match, token }: SocketOptions): LiveSocket {
  const auth = {
    protocol: PROTOCOL_VERSION,
    deltas: true,
    ...(match && { match }),
    ...(token && { token }),
    // A getter, because a spectator may change the setting between two handshakes.
    get anonymous() {
      return readStored('anonymous-spectator') !== null;
    },
  };
  const socket: LiveSocket = io(url ?? '', {
    ...(!url && { path: `${basePath()}/socket.io` }),
    autoConnect: false,
    forceNew: true,
    transports: globalThis.earlySocket === undefined ? ['websocket'] : [EarlySocketTransport],
    auth,
    reconnectionDelay: 250,
    reconnectionDelayMax: 1000,
    withCredentials: true,
  });
  failOnEarlyClose(socket.io);
  return socket;
}

/**
 * Makes the socket fail when the connection closes before the Engine.IO handshake. socket.io-client does not notice it
 * and waits for the 20 s handshake timeout.
 */
function failOnEarlyClose(manager: LiveSocket['io']): void {
  const open = manager.open.bind(manager);
  manager.open = (callback) => {
    const result = open(callback);
    const { engine } = manager;
    if (engine.readyState !== 'opening') return result;
    // The types of the engine hide `emit`.
    const emitter = engine as unknown as { readonly emit: (event: 'error', error: Error) => void };
    const fail = (): void => emitter.emit('error', new Error('The line ended before it was greeted'));
    engine.once('close', fail);
    engine.once('open', () => engine.off('close', fail));
    engine.once('error', () => engine.off('close', fail));
    return result;
  };
}

/**
 * Reconnects when a server that shuts down sends `reconnect`, after a random delay within its deadline. The client
 * itself disconnects, so the page shows no interruption, and unanswered messages are sent again.
 */
export function reconnectOnMoving(socket: MatchSocket): void {
  socket.on('reconnect', ({ withinMs }) => {
    setTimeout(() => {
      if (!socket.connected) return; // closed, or reconnecting already
      socket.disconnect();
      socket.connect();
    }, Math.random() * withinMs);
  });
}

/** Returns whether the client itself closed the connection, for a `reconnect` or on unmount. */
export const isClientDisconnect = (reason: string): boolean => reason === 'io client disconnect';

/** Returns the server's reason for refusing the handshake; null: the connection itself failed. */
export function parseConnectError(error: Error): ApiErrorBody | null {
  const data: unknown = 'data' in error ? error.data : null;
  if (typeof data !== 'object' || data === null || !('code' in data)) return null;
  const { code } = data;
  if (typeof code !== 'string') return null;
  return data as ApiErrorBody;
}

/**
 * Returns the new estimate of server time minus device time, in ms. Latency makes every sample too small, so the
 * largest sample is the best. A sample that is smaller by more than `CLOCK_JUMP_MS` means that the device clock was
 * changed; it replaces the estimate.
 */
export function updateClockSkew(current: number | null, sample: number): number {
  return current === null || sample > current || sample < current - CLOCK_JUMP_MS ? sample : current;
}
