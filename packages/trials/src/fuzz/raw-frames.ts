/** Broken websocket frames, engine.io packets and socket.io packets. */
import type { Dice } from './dice';
import { hostileValue } from './hostile-values';
import { frame } from '@great-fire/server/testing';

const text = (packet: string): Buffer => frame(Buffer.from(packet, 'utf8'));
const json = (value: unknown): string => JSON.stringify(value) ?? 'null';

const ENGINE_PACKETS = [
  '',
  '0',
  '1',
  '2',
  '2probe',
  '3',
  '3probe',
  '4',
  '5',
  '6',
  '7',
  'b',
  '9x',
  '\u0000',
] as const;

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
] as const;

/** Bytes that a client of ours would never send, on a line that was opened in order. */
export function brokenBytes(dice: Dice): Buffer {
  switch (dice.below(12)) {
    case 0:
      return text(dice.pick(ENGINE_PACKETS));
    case 1:
    case 2:
    case 3:
      return text(dice.pick(SOCKET_PACKETS));
    case 4: // cut off in the middle
      return text(`42${json(['move', hostileValue(dice)])}`.slice(0, 2 + dice.below(20)));
    case 5:
      return text(`42${String(dice.below(1e9))}${json([hostileValue(dice), hostileValue(dice)])}`);
    case 6:
      return text(`42["chat",${'['.repeat(dice.below(8000))}`);
    case 7: // binary, with and without a packet that awaits it
      return Buffer.concat([
        dice.isLucky(0.5) ? text('451-["chat",{"_placeholder":true,"num":0}]') : Buffer.alloc(0),
        frame(dice.bytes(dice.below(200)), { opcode: 2 }),
      ]);
    case 8:
      return frame(dice.bytes(dice.below(200)), { opcode: dice.below(16), isLast: dice.isLucky(0.5) });
    case 9:
      return frame(Buffer.from('42["sync"]'), { isMasked: false, reserved: dice.below(8) });
    case 10:
      return frame(dice.bytes(10), {
        length: dice.pick([126n, 65_536n, 2n ** 32n, 2n ** 63n - 1n, 2n ** 64n - 1n]),
      });
    default:
      return dice.bytes(dice.below(400));
  }
}

/** What opens a socket at a table, as ours does. */
export const hello = (match: string, protocol: number): Buffer => text(`40${json({ protocol, match })}`);

/** A message larger than any may be. */
export const oversized = (): Buffer => text(`42["chat",{"text":"${'x'.repeat(60_000)}"}]`);
