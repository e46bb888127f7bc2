import { PacketParser } from './packet-parser';

const PARSER = new PacketParser('42["update"');

const parsePacket = (text: string) => {
  const data = Buffer.from(`before${text}after`);
  return PARSER.parse(data, 6, 6 + text.length);
};

describe('PacketParser', () => {
  it('recognises updates, acknowledgements and refusals', () => {
    expect(parsePacket('42["update",{"frame":{"stateId":7}}]')).toEqual({ kind: 'update' });
    expect(parsePacket('42["presence",{}]')).toEqual({ kind: 'other' });
    expect(parsePacket('42["upd')).toEqual({ kind: 'other' });
    expect(parsePacket('43120[{"ok":true,"stateId":121}]')).toEqual({ kind: 'accepted', id: 120 });
    expect(parsePacket('430[{"ok":false,"code":"stale"}]')).toEqual({ kind: 'rejected', id: 0 });
  });

  it('reads the state id only within the given update', () => {
    const text = '42["update",{"frame":{"stateId":121,"view":{}}}]';
    const data = Buffer.from(`${text}42["update",{"frame":{"stateId":5}}]`);
    expect(PARSER.parseStateId(data, 0, text.length)).toBe(121);
    expect(PARSER.parseStateId(data, text.length, data.length)).toBe(5);
    expect(() => PARSER.parseStateId(Buffer.from('42["update",{}] "stateId":5'), 0, 15)).toThrow(
      'without a state',
    );
  });
});
