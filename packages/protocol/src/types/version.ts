/** Sent in the socket handshake; a page built for another number reloads itself. */
export const PROTOCOL_VERSION = 4;
