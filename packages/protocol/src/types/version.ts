/** Sent in the socket handshake. A client with another number reloads the page. */
export const PROTOCOL_VERSION = 4;
