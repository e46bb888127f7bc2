import { Reading } from './listener';

const OURS = new Reading({ update: '42["update"', state: '"stateId":', accepted: '[{"ok":true' });
const STOCK = new Reading({ update: '42/fire,["update"', state: '"_stateID":', accepted: null });

const packet = (reading: Reading, text: string) => {
  const data = Buffer.from(`before${text}after`);
  return reading.packet(data, 6, 6 + text.length);
};

describe('what the generator reads', () => {
  it('knows an update, an acknowledgement and a refusal', () => {
    expect(packet(OURS, '42["update",{"frame":{"stateId":7}}]')).toEqual({ kind: 'update' });
    expect(packet(OURS, '42["presence",{}]')).toEqual({ kind: 'other' });
    expect(packet(OURS, '42["upd')).toEqual({ kind: 'other' });
    expect(packet(OURS, '43120[{"ok":true,"stateId":121}]')).toEqual({ kind: 'accepted', id: 120 });
    expect(packet(OURS, '430[{"ok":false,"code":"stale"}]')).toEqual({ kind: 'refused', id: 0 });
    expect(packet(STOCK, '42/fire,["update","m",{}]')).toEqual({ kind: 'update' });
  });

  it('reads the state of an update within that update', () => {
    const text = '42["update",{"frame":{"stateId":121,"view":{}}}]';
    const data = Buffer.from(`${text}42["update",{"frame":{"stateId":5}}]`);
    expect(OURS.stateOf(data, 0, text.length)).toBe(121);
    expect(OURS.stateOf(data, text.length, data.length)).toBe(5);
    expect(() => OURS.stateOf(Buffer.from('42["update",{}] "stateId":5'), 0, 15)).toThrow('without a state');
  });
});
