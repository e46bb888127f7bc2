/**
 * Limits on connections, requests and sockets, each by itself, per address and in total. The server closes the excess.
 */
import { mapNumbers, scaleTimeouts } from './timeouts';

const TIMEOUTS = {
  headersTimeoutMs: 10_000, // until the headers of a request are complete
  requestTimeoutMs: 20_000, // until the whole request is complete
  idleTimeoutMs: 30_000, // without traffic on a connection that is no websocket
  handshakeTimeoutMs: 10_000, // from the websocket to the socket.io handshake
  pingTimeoutMs: 20_000, // for the pong
};

/** The limits that no setting changes. */
const FIXED = {
  checkIntervalMs: 2_000, // interval of the check for late requests
  doorSeconds: 20,
  pingIntervalMs: 25_000, // between two pings
  maxBufferedBytes: 1_000_000, // unsent data per socket; a sync has 20 kB, a move 3 kB: such a client no longer reads
};

const COUNTS = {
  maxPacketsPer10s: 300, // per socket, of any type; the message quotas allow at most 170
  maxConnections: 12_000, // in total
  maxConnectionsPerAddress: 1_000,
  maxSockets: 10_000, // in total
  maxSocketsBeforeSeats: 8_000, // in total; those beyond are for people with a seat
  maxSocketsPerAddress: 500, // a school behind one address, with two tabs a pupil
  doorPoints: 2_000, // per address in `doorSeconds` (`Guard`): two classes of thirty that open the page at once
};

export type ResourceLimits = Readonly<
  Record<keyof typeof TIMEOUTS | keyof typeof FIXED | keyof typeof COUNTS, number>
>;

/**
 * Returns the limits of a server. `scale` multiplies counts; 0 disables them. `timeoutFactor` multiplies timeouts.
 * `overrides` replaces single limits.
 */
export const createResourceLimits = (
  scale: number,
  timeoutFactor = 1,
  overrides: Partial<ResourceLimits> = {},
): ResourceLimits => ({
  ...scaleTimeouts(TIMEOUTS, timeoutFactor),
  ...FIXED,
  ...mapNumbers(COUNTS, (count) => (scale === 0 ? Number.POSITIVE_INFINITY : Math.ceil(count * scale))),
  ...overrides,
});
