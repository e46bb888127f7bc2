/**
 * The WebSocket that the boot script opens. It connects and sends the handshake while the scripts of the page load, so
 * that the data is there when they run.
 */
import { PROTOCOL_VERSION } from '@great-fire/protocol';
import { readStored } from '../lib/local-storage';

const CONNECT_PACKET = '40'; // of Engine.IO and Socket.IO, before the handshake

interface EarlySocket {
  readonly socket: WebSocket;
  readonly handshake: string; // the packet that is sent
  readonly messages: readonly MessageEvent[]; // received before the page took the socket
}

declare global {
  var earlySocket: EarlySocket | undefined;
}

interface Visitor {
  readonly match?: string; // absent: the lobby
  readonly asSpectator?: boolean; // default: false
  readonly getToken?: () => string | undefined; // for clients without a cookie
}

export const handshakeData = ({ match, asSpectator = false, getToken }: Visitor) => ({
  protocol: PROTOCOL_VERSION,
  deltas: true,
  ...(match && { match }),
  ...(asSpectator && { asSpectator }),
  // Getters, because both may change between two handshakes.
  get token() {
    return getToken?.();
  },
  get anonymous() {
    return readStored('anonymous-spectator') !== null;
  },
});

const handshakePacket = (data: object) => `${CONNECT_PACKET}${JSON.stringify(data)}`;

/** Opens a WebSocket to the socket.io server below `basePath`, for `takeEarlySocket`. `match`: default: the lobby. */
export function openEarlySocket(origin: string, basePath: string, match?: string): void {
  const url = `${origin.replace(/^http/, 'ws')}${basePath}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(url);
  const messages: MessageEvent[] = [];
  const handshake = handshakePacket(handshakeData(match === undefined ? {} : { match }));
  socket.onopen = () => socket.send(handshake);
  socket.onmessage = (message) => messages.push(message);
  globalThis.earlySocket = { socket, handshake, messages };
}

/**
 * Returns the early WebSocket, once, or null if it is closed, or for another URL or handshake. The caller must set its
 * handlers at once; they get what has happened so far in a microtask. The first packet that it sends must be the
 * handshake.
 */
export function takeEarlySocket(url: string, handshake: object): WebSocket | null {
  const early = globalThis.earlySocket;
  globalThis.earlySocket = undefined;
  if (early === undefined) return null;
  const { socket, messages } = early;
  const isFitting = socket.url === url && early.handshake === handshakePacket(handshake);
  if (!isFitting || socket.readyState > WebSocket.OPEN) {
    socket.close();
    return null;
  }
  if (socket.readyState === WebSocket.OPEN) {
    // The handshake was sent. This drops the second one.
    socket.send = () => Reflect.deleteProperty(socket, 'send');
    queueMicrotask(() => {
      socket.onopen?.(new Event('open'));
      for (const message of messages) socket.onmessage?.(message);
    });
  }
  return socket;
}
