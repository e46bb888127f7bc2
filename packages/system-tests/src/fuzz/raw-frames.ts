/** Malformed WebSocket frames, engine.io packets and socket.io packets. */
import type { SeededRandom } from '@great-fire/testkit/seeded-random';
import { encodeFrame } from '@great-fire/server/testing';
import dictionary from './dictionary.json';
import { hostileValue } from './hostile-values';

const encodeText = (packet: string): Buffer => encodeFrame(Buffer.from(packet, 'utf8'));
const toJson = (value: unknown): string => JSON.stringify(value) ?? 'null';

/** Returns bytes that a legitimate client never sends over an open connection. */
export function malformedFrame(random: SeededRandom): Buffer {
  switch (random.int(12)) {
    case 0:
      return encodeText(random.pick(dictionary.enginePackets));
    case 1:
    case 2:
    case 3:
      return encodeText(random.pick(dictionary.socketPackets));
    case 4: // cut off in the middle
      return encodeText(`42${toJson(['move', hostileValue(random)])}`.slice(0, 2 + random.int(20)));
    case 5:
      return encodeText(
        `42${String(random.int(1e9))}${toJson([hostileValue(random), hostileValue(random)])}`,
      );
    case 6:
      return encodeText(`42["chat",${'['.repeat(random.int(8000))}`);
    case 7: // binary, with or without the packet that announces it
      return Buffer.concat([
        random.chance(0.5) ? encodeText('451-["chat",{"_placeholder":true,"num":0}]') : Buffer.alloc(0),
        encodeFrame(random.bytes(random.int(200)), { opcode: 2 }),
      ]);
    case 8:
      return encodeFrame(random.bytes(random.int(200)), {
        opcode: random.int(16),
        isFinal: random.chance(0.5),
      });
    case 9:
      return encodeFrame(Buffer.from('42["sync"]'), { isMasked: false, reserved: random.int(8) });
    case 10:
      return encodeFrame(random.bytes(10), {
        declaredLength: random.pick([126n, 65_536n, 2n ** 32n, 2n ** 63n - 1n, 2n ** 64n - 1n]),
      });
    default:
      return random.bytes(random.int(400));
  }
}

/** Returns the frame that opens a socket at a table, as the page sends it. */
export const helloFrame = (match: string, protocol: number): Buffer =>
  encodeText(`40${toJson({ protocol, match })}`);

/** Returns a frame that exceeds the message size limit. */
export const oversizedFrame = (): Buffer => encodeText(`42["chat",{"text":"${'x'.repeat(60_000)}"}]`);
