import { PacketParser } from './packet-parser';

const PRODUCT = new PacketParser({
  updatePrefix: '42["update"',
  stateIdKey: '"stateId":',
  ackPrefix: '[{"ok":true',
});
const BGIO = new PacketParser({
  updatePrefix: '42/fire,["update"',
  stateIdKey: '"_stateID":',
  ackPrefix: null,
});

const parsePacket = (parser: PacketParser, text: string) => {
  const data = Buffer.from(`before${text}after`);
  return parser.parse(data, 6, 6 + text.length);
};

describe('PacketParser', () => {
  it('recognises updates, acknowledgements and refusals', () => {
    expect(parsePacket(PRODUCT, '42["update",{"frame":{"stateId":7}}]')).toEqual({ kind: 'update' });
    expect(parsePacket(PRODUCT, '42["presence",{}]')).toEqual({ kind: 'other' });
    expect(parsePacket(PRODUCT, '42["upd')).toEqual({ kind: 'other' });
    expect(parsePacket(PRODUCT, '43120[{"ok":true,"stateId":121}]')).toEqual({ kind: 'accepted', id: 120 });
    expect(parsePacket(PRODUCT, '430[{"ok":false,"code":"stale"}]')).toEqual({ kind: 'rejected', id: 0 });
    expect(parsePacket(BGIO, '42/fire,["update","m",{}]')).toEqual({ kind: 'update' });
  });

  it('reads the state id only within the given update', () => {
    const text = '42["update",{"frame":{"stateId":121,"view":{}}}]';
    const data = Buffer.from(`${text}42["update",{"frame":{"stateId":5}}]`);
    expect(PRODUCT.parseStateId(data, 0, text.length)).toBe(121);
    expect(PRODUCT.parseStateId(data, text.length, data.length)).toBe(5);
    expect(() => PRODUCT.parseStateId(Buffer.from('42["update",{}] "stateId":5'), 0, 15)).toThrow(
      'without a state',
    );
  });
});
