/** Parses only what the load generator needs of a packet: its kind and its state id. */
export type Packet =
  | { readonly kind: 'update' }
  | { readonly kind: 'accepted' | 'rejected'; readonly id: number }
  | { readonly kind: 'other' };

const ZERO = '0'.charCodeAt(0);
const EVENT = '2'.charCodeAt(0);
const ACK = '3'.charCodeAt(0);
const STATE_ID_KEY = Buffer.from('"stateId":', 'latin1');
const ACCEPTED_PREFIX = Buffer.from('[{"ok":true', 'latin1');
const UPDATE: Packet = { kind: 'update' };
const OTHER: Packet = { kind: 'other' };

export class PacketParser {
  private readonly updatePrefix: Buffer;

  /** @param updatePrefix the start of an update packet */
  constructor(updatePrefix: string) {
    this.updatePrefix = Buffer.from(updatePrefix, 'latin1');
  }

  parse(data: Buffer, start: number, end: number): Packet {
    const kind = data[start + 1];
    if (kind === EVENT) return hasPrefix(data, start, end, this.updatePrefix) ? UPDATE : OTHER;
    if (kind !== ACK) return OTHER;
    const { value, next } = parseNumber(data, start + 2, end);
    return { kind: hasPrefix(data, next, end, ACCEPTED_PREFIX) ? 'accepted' : 'rejected', id: value };
  }

  /** Returns the state id of an update. @throws Error if the update has none */
  parseStateId(data: Buffer, start: number, end: number): number {
    const at = data.indexOf(STATE_ID_KEY, start);
    if (at < 0 || at >= end)
      throw new Error(
        `An update without a state: ${data.toString('utf8', start, Math.min(end, start + 200))}`,
      );
    return parseNumber(data, at + STATE_ID_KEY.length, end).value;
  }
}

function hasPrefix(data: Buffer, start: number, end: number, prefix: Buffer): boolean {
  if (end - start < prefix.length) return false;
  for (let offset = 0; offset < prefix.length; offset += 1)
    if (data[start + offset] !== prefix[offset]) return false;
  return true;
}

function parseNumber(
  data: Buffer,
  start: number,
  end: number,
): { readonly value: number; readonly next: number } {
  let value = 0;
  let next = start;
  for (; next < end; next += 1) {
    const digit = (data[next] ?? 0) - ZERO;
    if (digit < 0 || digit > 9) break;
    value = value * 10 + digit;
  }
  return { value, next };
}
