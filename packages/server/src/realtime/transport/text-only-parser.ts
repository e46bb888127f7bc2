/**
 * A socket.io parser for servers that send only text. It does not search messages for binary parts, and a message may
 * carry a faster serializer.
 */
import { Decoder, PacketType } from 'socket.io-parser';
import type { Packet } from 'socket.io-parser';

/** Key of a message's serializer. A symbol, so that JSON.stringify and comparisons of messages by key ignore it. */
const SERIALIZER = Symbol('json of');
type Serializable = object & { [SERIALIZER]?: () => string };

/**
 * Attaches a serializer to a message. It must return what `JSON.stringify` would, and runs only when the message is
 * sent.
 */
export function withSerializer<T extends object>(message: T & Serializable, serialize: () => string): T {
  message[SERIALIZER] = serialize;
  return message;
}

class Encoder {
  /** Returns a packet as its only frame. */
  encode({ type, nsp, id, data }: Packet): readonly string[] {
    const head = `${String(type)}${nsp === '/' ? '' : `${nsp},`}${String(id ?? '')}`;
    return [
      data === undefined || data === null ? head : head + (encodeEvent(type, data) ?? JSON.stringify(data)),
    ];
  }
}

/** Encodes an event whose message has a serializer. Returns null for all other packets. */
function encodeEvent(type: PacketType, data: unknown): string | null {
  if (type !== PacketType.EVENT || !Array.isArray(data) || data.length !== 2) return null;
  const [name, message] = data as readonly unknown[];
  const json =
    typeof message === 'object' && message !== null ? (message as Serializable)[SERIALIZER]?.() : undefined;
  return json === undefined ? null : `[${JSON.stringify(name)},${json}]`;
}

export const textOnlyParser = { Encoder, Decoder };
