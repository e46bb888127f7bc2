import { Encoder, PacketType, type Packet } from 'socket.io-parser';
import { textParser } from './text-parser';

const PACKETS: readonly Packet[] = [
  { type: PacketType.CONNECT, nsp: '/', data: { sid: 'x' } },
  { type: PacketType.DISCONNECT, nsp: '/' },
  { type: PacketType.EVENT, nsp: '/', data: ['delta', { patch: [['a/b', 1]], text: 'ü\u2028"', at: null }] },
  { type: PacketType.EVENT, nsp: '/', data: ['sync', {}], id: 0 },
  { type: PacketType.ACK, nsp: '/', data: [{ ok: true }], id: 12 },
  { type: PacketType.CONNECT_ERROR, nsp: '/other', data: { message: 'Invalid namespace' } },
];

test.each(PACKETS)('a packet of type $type for $nsp is encoded as socket.io encodes it', (packet) => {
  expect(new textParser.Encoder().encode(packet)).toEqual(new Encoder().encode(packet));
});
