/** Limits on connections, requests and sockets: for each, for each address, and in all. The server ends the rest. */
import { extended } from './timeouts';

export interface Bounds {
  readonly headersMs: number; // until the headers of a request have come
  readonly requestMs: number; // until all of it has
  readonly lookMs: number; // how often it is looked which have not
  readonly idleMs: number; // that nothing passes on a connection which is no websocket
  readonly helloMs: number; // from a websocket to the socket's handshake on it
  readonly pingMs: number; // between two questions whether a page is still there
  readonly pongMs: number; // until it must have answered
  readonly unreadBytes: number; // that wait at a socket for somebody to read them
  readonly packets: number; // that one socket may send in ten seconds, of whatever kind
  readonly connections: number; // in all
  readonly connectionsPerAddress: number;
  readonly sockets: number; // in all
  readonly socketsPerAddress: number;
  readonly credit: number; // of an address at the door (`Door`), at most
  readonly creditPerSecond: number; // that it gets back
}

const DAILY: Bounds = {
  headersMs: 10_000,
  requestMs: 20_000,
  lookMs: 2_000,
  idleMs: 30_000,
  helloMs: 10_000,
  pingMs: 25_000,
  pongMs: 20_000,
  unreadBytes: 1_000_000, // a table is shown by 20 kB and a move by three: who is this far behind has stopped reading
  packets: 300, // all that the limits on messages let a page have is 170
  connections: 12_000,
  connectionsPerAddress: 1_000,
  sockets: 10_000,
  socketsPerAddress: 500, // a school sits behind one address, with two tabs each
  credit: 2_000, // a class of thirty that opens the page at once
  creditPerSecond: 100,
};

/**
 * The bounds of a server. `scale` multiplies how much there may be; 0: no bound. `timeoutFactor` multiplies how long it
 * may take. `wish` replaces single bounds.
 */
export function boundsOf(scale: number, timeoutFactor = 1, wish: Partial<Bounds> = {}): Bounds {
  const times = (count: number) => (scale === 0 ? Number.POSITIVE_INFINITY : Math.ceil(count * scale));
  const { packets, connections, connectionsPerAddress, sockets, socketsPerAddress } = DAILY;
  return {
    ...DAILY,
    headersMs: extended(DAILY.headersMs, timeoutFactor),
    requestMs: extended(DAILY.requestMs, timeoutFactor),
    idleMs: extended(DAILY.idleMs, timeoutFactor),
    helloMs: extended(DAILY.helloMs, timeoutFactor),
    pongMs: extended(DAILY.pongMs, timeoutFactor),
    packets: times(packets),
    connections: times(connections),
    connectionsPerAddress: times(connectionsPerAddress),
    sockets: times(sockets),
    socketsPerAddress: times(socketsPerAddress),
    credit: times(DAILY.credit),
    creditPerSecond: times(DAILY.creditPerSecond),
    ...wish,
  };
}
