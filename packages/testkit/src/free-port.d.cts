/**
 * Resolves to a port of this machine that no process listens on. A server can restart on it: while the server is down,
 * another process gets that port only if it requests this number.
 */
export declare function freePort(): Promise<number>;
