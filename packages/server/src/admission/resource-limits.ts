/** Limits on connections, requests and sockets: for each, for each address, and in all. The server ends the rest. */
import { scaleTimeout } from '../config/timeouts';

export interface ResourceLimits {
  readonly headersTimeoutMs: number; // until the headers of a request have come
  readonly requestTimeoutMs: number; // until all of it has
  readonly checkIntervalMs: number; // how often it is looked which have not
  readonly idleTimeoutMs: number; // that nothing passes on a connection which is no websocket
  readonly handshakeTimeoutMs: number; // from a websocket to the socket's handshake on it
  readonly pingIntervalMs: number; // between two questions whether a page is still there
  readonly pingTimeoutMs: number; // until it must have answered
  readonly maxBufferedBytes: number; // that wait at a socket for somebody to read them
  readonly maxPacketsPer10s: number; // that one socket may send in ten seconds, of whatever kind
  readonly maxConnections: number; // in all
  readonly maxConnectionsPerAddress: number;
  readonly maxSockets: number; // in all
  readonly maxSocketsPerAddress: number;
  readonly bucketSize: number; // of an address at the door (`AdmissionControl`), at most
  readonly refillPerSecond: number; // that it gets back
}

const DEFAULTS: ResourceLimits = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 20_000,
  checkIntervalMs: 2_000,
  idleTimeoutMs: 30_000,
  handshakeTimeoutMs: 10_000,
  pingIntervalMs: 25_000,
  pingTimeoutMs: 20_000,
  maxBufferedBytes: 1_000_000, // a table is shown by 20 kB and a move by three: who is this far behind has stopped reading
  maxPacketsPer10s: 300, // all that the limits on messages let a page have is 170
  maxConnections: 12_000,
  maxConnectionsPerAddress: 1_000,
  maxSockets: 10_000,
  maxSocketsPerAddress: 500, // a school sits behind one address, with two tabs each
  bucketSize: 2_000, // a class of thirty that opens the page at once
  refillPerSecond: 100,
};

/**
 * The bounds of a server. `scale` multiplies how much there may be; 0: no bound. `timeoutFactor` multiplies how long it
 * may take. `overrides` replaces single bounds.
 */
export function createResourceLimits(
  scale: number,
  timeoutFactor = 1,
  overrides: Partial<ResourceLimits> = {},
): ResourceLimits {
  const scaled = (count: number) => (scale === 0 ? Number.POSITIVE_INFINITY : Math.ceil(count * scale));
  const { maxPacketsPer10s, maxConnections, maxConnectionsPerAddress, maxSockets, maxSocketsPerAddress } =
    DEFAULTS;
  return {
    ...DEFAULTS,
    headersTimeoutMs: scaleTimeout(DEFAULTS.headersTimeoutMs, timeoutFactor),
    requestTimeoutMs: scaleTimeout(DEFAULTS.requestTimeoutMs, timeoutFactor),
    idleTimeoutMs: scaleTimeout(DEFAULTS.idleTimeoutMs, timeoutFactor),
    handshakeTimeoutMs: scaleTimeout(DEFAULTS.handshakeTimeoutMs, timeoutFactor),
    pingTimeoutMs: scaleTimeout(DEFAULTS.pingTimeoutMs, timeoutFactor),
    maxPacketsPer10s: scaled(maxPacketsPer10s),
    maxConnections: scaled(maxConnections),
    maxConnectionsPerAddress: scaled(maxConnectionsPerAddress),
    maxSockets: scaled(maxSockets),
    maxSocketsPerAddress: scaled(maxSocketsPerAddress),
    bucketSize: scaled(DEFAULTS.bucketSize),
    refillPerSecond: scaled(DEFAULTS.refillPerSecond),
    ...overrides,
  };
}
