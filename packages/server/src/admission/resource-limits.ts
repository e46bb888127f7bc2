/**
 * Limits on connections, requests and sockets, each by itself, per address and in total. The server closes the excess.
 */
import { scaleTimeout } from '../config/timeouts';

export interface ResourceLimits {
  readonly headersTimeoutMs: number; // until the headers of a request are complete
  readonly requestTimeoutMs: number; // until the whole request is complete
  readonly checkIntervalMs: number; // interval of the check for late requests
  readonly idleTimeoutMs: number; // without traffic on a connection that is no websocket
  readonly handshakeTimeoutMs: number; // from the websocket to the socket.io handshake
  readonly pingIntervalMs: number; // between two pings
  readonly pingTimeoutMs: number; // for the pong
  readonly maxBufferedBytes: number; // unsent data per socket
  readonly maxPacketsPer10s: number; // per socket, of any type
  readonly maxConnections: number; // in total
  readonly maxConnectionsPerAddress: number;
  readonly maxSockets: number; // in total
  readonly maxSocketsPerAddress: number;
  readonly bucketSize: number; // tokens per address (`AdmissionControl`)
  readonly refillPerSecond: number; // tokens per address
  readonly processorBurstMs: number; // processor time per address (`ProcessorBudget`)
  readonly processorMsPerSecond: number; // per address
  readonly writeBurstBytes: number; // that an address may store at once (`WriteQuota`)
  readonly writeBytesPerDay: number; // per address
}

const DEFAULTS: ResourceLimits = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 20_000,
  checkIntervalMs: 2_000,
  idleTimeoutMs: 30_000,
  handshakeTimeoutMs: 10_000,
  pingIntervalMs: 25_000,
  pingTimeoutMs: 20_000,
  maxBufferedBytes: 1_000_000, // a sync has 20 kB, a move 3 kB: a client so far behind no longer reads
  maxPacketsPer10s: 300, // the message quotas allow at most 170
  maxConnections: 12_000,
  maxConnectionsPerAddress: 1_000,
  maxSockets: 10_000,
  maxSocketsPerAddress: 500, // a school behind one address, with two tabs a pupil
  bucketSize: 2_000, // a class of thirty that opens the page at once
  refillPerSecond: 100,
  processorBurstMs: 1_000, // a class of thirty that opens the page at once
  processorMsPerSecond: 100, // a tenth of a core
  writeBurstBytes: 60_000_000, // two hundred games
  writeBytesPerDay: 100_000_000, // with the burst less than 200 MB on the disk
};

/**
 * Returns the limits of a server. `scale` multiplies counts; 0 disables them. `timeoutFactor` multiplies timeouts.
 * `overrides` replaces single limits.
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
    processorBurstMs: scaled(DEFAULTS.processorBurstMs),
    processorMsPerSecond: scaled(DEFAULTS.processorMsPerSecond),
    writeBurstBytes: scaled(DEFAULTS.writeBurstBytes),
    writeBytesPerDay: scaled(DEFAULTS.writeBytesPerDay),
    ...overrides,
  };
}
