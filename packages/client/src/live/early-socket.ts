/** The WebSocket that the boot script opens, so that it connects while the scripts of the page load. */

interface EarlySocket {
  readonly socket: WebSocket;
  readonly messages: readonly MessageEvent[]; // received before the page took the socket
}

declare global {
  var earlySocket: EarlySocket | undefined;
}

/** Opens a WebSocket to the socket.io server below `basePath`, for `takeEarlySocket`. */
export function openEarlySocket(origin: string, basePath: string): void {
  const url = `${origin.replace(/^http/, 'ws')}${basePath}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(url);
  const messages: MessageEvent[] = [];
  socket.onmessage = (message) => messages.push(message);
  globalThis.earlySocket = { socket, messages };
}

/**
 * Returns the early WebSocket, once, or null if there is none for `url` or it is closed. The caller must set its
 * handlers at once; they get what has happened so far in a microtask.
 */
export function takeEarlySocket(url: string): WebSocket | null {
  const early = globalThis.earlySocket;
  globalThis.earlySocket = undefined;
  if (early === undefined) return null;
  const { socket, messages } = early;
  if (socket.url !== url || socket.readyState > WebSocket.OPEN) {
    socket.close();
    return null;
  }
  if (socket.readyState === WebSocket.OPEN)
    queueMicrotask(() => {
      socket.onopen?.(new Event('open'));
      for (const message of messages) socket.onmessage?.(message);
    });
  return socket;
}
