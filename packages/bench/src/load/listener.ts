/** What the generator reads of a packet, and no more: what kind it is, and which state it tells of. */
import type { Dialect } from '../servers/target';

export type Packet =
  | { readonly kind: 'update' }
  | { readonly kind: 'accepted' | 'refused'; readonly id: number }
  | { readonly kind: 'other' };

const ZERO = '0'.charCodeAt(0);
const EVENT = '2'.charCodeAt(0);
const ACK = '3'.charCodeAt(0);
const UPDATE: Packet = { kind: 'update' };
const OTHER: Packet = { kind: 'other' };

export class Reading {
  private readonly update: Buffer;
  private readonly state: Buffer;
  private readonly accepted: Buffer | null;

  constructor({ update, state, accepted }: Dialect) {
    this.update = Buffer.from(update, 'latin1');
    this.state = Buffer.from(state, 'latin1');
    this.accepted = accepted === null ? null : Buffer.from(accepted, 'latin1');
  }

  packet(data: Buffer, start: number, end: number): Packet {
    const kind = data[start + 1];
    if (kind === EVENT) return isAt(data, start, end, this.update) ? UPDATE : OTHER;
    if (kind !== ACK || this.accepted === null) return OTHER;
    const { value, next } = numberAt(data, start + 2, end);
    return { kind: isAt(data, next, end, this.accepted) ? 'accepted' : 'refused', id: value };
  }

  /** The state that an update leads to. @throws Error where it tells none */
  stateOf(data: Buffer, start: number, end: number): number {
    const at = data.indexOf(this.state, start);
    if (at < 0 || at >= end)
      throw new Error(
        `An update without a state: ${data.toString('utf8', start, Math.min(end, start + 200))}`,
      );
    return numberAt(data, at + this.state.length, end).value;
  }
}

function isAt(data: Buffer, start: number, end: number, wanted: Buffer): boolean {
  if (end - start < wanted.length) return false;
  for (let place = 0; place < wanted.length; place += 1)
    if (data[start + place] !== wanted[place]) return false;
  return true;
}

function numberAt(
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
