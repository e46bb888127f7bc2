/**
 * socket.io's own format for what this server sends: all of it is text, so nothing is searched for binary parts,
 * and who sends a message may know a quicker way to write it.
 */
import { Decoder, PacketType } from 'socket.io-parser';
import type { Packet } from 'socket.io-parser';

/** How a message is written; JSON and who compares messages by their names see nothing of it. */
const SERIALIZER = Symbol('json of');
type Serializable = object & { [SERIALIZER]?: () => string };

/** Notes how to write a message: `serialize` must give what `JSON.stringify` would, and is asked only if it is sent. */
export function withSerializer<T extends object>(message: T & Serializable, serialize: () => string): T {
  message[SERIALIZER] = serialize;
  return message;
}

class Encoder {
  /** A packet as its one frame. */
  encode({ type, nsp, id, data }: Packet): readonly string[] {
    const head = `${String(type)}${nsp === '/' ? '' : `${nsp},`}${String(id ?? '')}`;
    return [
      data === undefined || data === null ? head : head + (encodeEvent(type, data) ?? JSON.stringify(data)),
    ];
  }
}

/** An event whose message says how it is written. */
function encodeEvent(type: PacketType, data: unknown): string | null {
  if (type !== PacketType.EVENT || !Array.isArray(data) || data.length !== 2) return null;
  const [name, message] = data as readonly unknown[];
  const json =
    typeof message === 'object' && message !== null ? (message as Serializable)[SERIALIZER]?.() : undefined;
  return json === undefined ? null : `[${JSON.stringify(name)},${json}]`;
}

export const textOnlyParser = { Encoder, Decoder };
