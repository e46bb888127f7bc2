/** Creates the sockets of the page: WebSocket only, one for each match or the lobby. */
import type { ApiErrorBody, ClientToServer, ServerToClient } from '@great-fire/protocol';
import { WebSocket as WebSocketTransport } from 'engine.io-client';
import { type Socket, io } from 'socket.io-client';
import { findSeatProof } from '../api/page-seats';
import { basePath } from '../lib/routes';
import { handshakeData, takeEarlySocket } from './early-socket';

export type LiveSocket = Socket<ServerToClient, ClientToServer>;

export interface PageSocketOptions {
  readonly url?: string; // '' or absent: the origin of the page
  readonly match?: string;
  readonly token?: string; // for clients without a cookie
  readonly asSpectator?: boolean; // without the seat of this browser; default: false
}

/** Returns a transport that uses the WebSocket of the boot script, if that is unused and sent this handshake. */
const earlySocketTransport = (handshake: object) =>
  class extends WebSocketTransport {
    override createSocket(...[url, ...options]: Parameters<WebSocketTransport['createSocket']>): unknown {
      return takeEarlySocket(url, handshake) ?? super.createSocket(url, ...options);
    }
  };

/** Creates a disconnected socket with a connection of its own. */
export function createSocket({ url, match, token, asSpectator = false }: PageSocketOptions): LiveSocket {
  const seatToken = () => (match === undefined ? undefined : (findSeatProof(match) ?? undefined));
  const getToken = () => token ?? (asSpectator ? undefined : seatToken());
  const auth = handshakeData({ ...(match && { match }), asSpectator, getToken });
  const socket: LiveSocket = io(url ?? '', {
    ...(!url && { path: `${basePath()}/socket.io` }),
    autoConnect: false,
    forceNew: true,
    transports: globalThis.earlySocket === undefined ? ['websocket'] : [earlySocketTransport(auth)],
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

/** Returns the server's reason for refusing the handshake; null: the connection itself failed. */
export function parseConnectError(error: Error): ApiErrorBody | null {
  const data: unknown = 'data' in error ? error.data : null;
  if (typeof data !== 'object' || data === null || !('code' in data)) return null;
  const { code } = data;
  if (typeof code !== 'string') return null;
  return data as ApiErrorBody;
}
