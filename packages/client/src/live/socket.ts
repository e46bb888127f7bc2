/** The one way a page speaks to the server live: a websocket of its own for each match or the lobby. */
import type { ApiErrorBody, ClientToServer, ServerToClient } from '@great-fire/protocol';
import { PROTOCOL_VERSION } from '@great-fire/protocol';
import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';
import { readStored } from '../lib/local-storage';
import { basePath } from '../lib/base-path';

export type LiveSocket = Socket<ServerToClient, ClientToServer>;

/** The part of a socket that a match needs: a practice game has no server, and this much of a socket. */
export type MatchSocket = Pick<
  LiveSocket,
  'connected' | 'connect' | 'disconnect' | 'on' | 'off' | 'emit' | 'timeout'
>;

export interface SocketOptions {
  readonly url?: string; // '' or absent: where the page came from
  readonly match?: string;
  readonly token?: string; // where there is no cookie
}

/** A socket that is not connected yet; it shares no connection with any other. */
export function createSocket({ url, match, token }: SocketOptions): LiveSocket {
  const auth = {
    protocol: PROTOCOL_VERSION,
    deltas: true,
    ...(match && { match }),
    ...(token && { token }),
    // Looked up with each handshake: who watches may choose otherwise meanwhile.
    get anonymous() {
      return readStored('anonymous') !== null;
    },
  };
  const socket: LiveSocket = io(url ?? '', {
    ...(!url && { path: `${basePath()}/socket.io` }),
    autoConnect: false,
    forceNew: true,
    transports: ['websocket'],
    auth,
    reconnectionDelay: 250,
    reconnectionDelayMax: 1000,
    withCredentials: true,
  });
  failOnEarlyClose(socket.io);
  return socket;
}

/**
 * The library does not hear that a line ended which was taken and not greeted yet, and waits twenty seconds for the
 * greeting: here it is told, as of any line that failed.
 */
function failOnEarlyClose(manager: LiveSocket['io']): void {
  const open = manager.open.bind(manager);
  manager.open = (callback) => {
    const result = open(callback);
    const { engine } = manager;
    if (engine.readyState !== 'opening') return result;
    // Its types keep this event to itself.
    const emitter = engine as unknown as { readonly emit: (event: 'error', error: Error) => void };
    const fail = (): void => emitter.emit('error', new Error('The line ended before it was greeted'));
    engine.once('close', fail);
    engine.once('open', () => engine.off('close', fail));
    engine.once('error', () => engine.off('close', fail));
    return result;
  };
}

/**
 * Takes a socket to another server, or to the next one at the same place, when its own says that it ends.
 * The line is let go by ourselves, which is no cut: what is not answered is sent again at the new place.
 */
export function reconnectOnMoving(socket: MatchSocket): void {
  socket.on('reconnect', ({ withinMs }) => {
    setTimeout(() => {
      if (!socket.connected) return; // closed meanwhile, or cut and coming back by itself
      socket.disconnect();
      socket.connect();
    }, Math.random() * withinMs);
  });
}

/** Of our own will, and on its way back already. */
export const isClientDisconnect = (reason: string): boolean => reason === 'io client disconnect';

/** Why the server would not let a socket in, or null for a failure of the line itself. */
export function parseConnectError(error: Error): ApiErrorBody | null {
  const data: unknown = 'data' in error ? error.data : null;
  if (typeof data !== 'object' || data === null || !('code' in data)) return null;
  const { code } = data;
  if (typeof code !== 'string') return null;
  return data as ApiErrorBody;
}
