import { Decoder, type Packet } from 'socket.io-parser';

/** Encodes a packet as its only frame. The server sends no binary parts, so it searches for none. */
class TextEncoder {
  encode({ type, nsp, id, data }: Packet): readonly [string] {
    const head = `${String(type)}${nsp === '/' ? '' : `${nsp},`}${String(id ?? '')}`;
    return [data === undefined || data === null ? head : head + JSON.stringify(data)];
  }
}

/** The parser of socket.io for a server that sends only text. */
export const textParser = { Encoder: TextEncoder, Decoder };
