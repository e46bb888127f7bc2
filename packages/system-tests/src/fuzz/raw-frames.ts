/** Malformed WebSocket frames, engine.io packets and socket.io packets. */
import type { SeededRandom } from '@great-fire/testkit/seeded-random';
import { encodeFrame } from '@great-fire/server/testing';
import { hostileValue } from './hostile-values';

const encodeText = (packet: string): Buffer => encodeFrame(Buffer.from(packet, 'utf8'));
const toJson = (value: unknown): string => JSON.stringify(value) ?? 'null';

const ENGINE_PACKETS = ['', '\u0000', '0', '1', '2', '2probe', '3', '3probe', '4', '5', '6', '7', 'b', '9x'];

const SOCKET_PACKETS = [
  '40{',
  '40[]',
  '40null',
  '40{"protocol":{}}',
  '40{"__proto__":{"protocol":1}}',
  '40/admin,',
  '40/__proto__,{}',
  '40/?token=x,{}',
  '41',
  '42',
  '42[',
  '42[]',
  '42{}',
  '42null',
  '42["connect"]',
  '42["disconnect"]',
  '42["error",{}]',
  '42["newListener","x"]',
  '42[null]',
  '42[7]',
  '42[{"a":1}]',
  '42/nowhere,["move"]',
  '42999999999999999999["sync"]',
  '4200["sync"]',
  '43',
  '43[]',
  '430[]',
  '430["x"]',
  '4399999999[1]',
  '44{"message":"x"}',
  '450-["x"]',
  '451-["chat",{"_placeholder":true,"num":0}]',
  '451-["chat",{"_placeholder":true,"num":-1}]',
  '451-["chat",{"_placeholder":true,"num":1e9}]',
  '451-["chat",{"_placeholder":true,"num":"length"}]',
  '4599999999-["x"]',
  '45-["x"]',
  '451["x"]',
  '461-[{"_placeholder":true,"num":0}]',
  '46',
  '47',
  '4é',
];

/** Returns bytes that a legitimate client never sends over an open connection. */
export function malformedFrame(random: SeededRandom): Buffer {
  switch (random.int(12)) {
    case 0:
      return encodeText(random.pick(ENGINE_PACKETS));
    case 1:
    case 2:
    case 3:
      return encodeText(random.pick(SOCKET_PACKETS));
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
