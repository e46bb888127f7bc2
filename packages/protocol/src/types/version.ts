/** Sent in the socket handshake. A client with another number reloads the page. The first release has 1. */
export const PROTOCOL_VERSION = 1;
