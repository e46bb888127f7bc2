import { RULES } from '@great-fire/game/rules';
import { drawOptions, playGame, seedOf } from '@great-fire/game/testing';
import { NO_CLOCK, plainConduct } from '@great-fire/protocol';
import { PacketType } from 'socket.io-parser';
import type { HotMatch, LoggedMove } from '../matches/load-match';
import { begin, reduce } from '@great-fire/game/reducer';
import { textParser } from './text-parser';
import { updateFor } from './update';

const encoder = new textParser.Encoder();
const frameOf = (data: unknown) => encoder.encode({ type: PacketType.EVENT, nsp: '/', data })[0];

test.each([3, 6] as const)(
  'an update is sent as JSON writes it, to each of %d seats and a spectator',
  (players) => {
    const { setup, log } = playGame(players, drawOptions('written'), seedOf('written'));
    let state = begin(RULES, setup);
    let recent: readonly LoggedMove[] = [];
    for (const [index, { seat, action }] of log.slice(0, 120).entries()) {
      const { next, events } = reduce(RULES, state, seat, action);
      state = next;
      recent = [...recent.slice(-3), { stateId: index + 1, seat, events, at: index, takenBack: null }];
      const match: HotMatch = {
        ...{ rules: RULES, state, recent, pace: NO_CLOCK },
        owned: Array.from({ length: players }, () => true),
        conduct: plainConduct(players, seat, index),
      };
      for (const viewer of [...Array(players).keys(), null]) {
        const update = updateFor(match, viewer, index - 1, 1_700_000_000_000);
        expect(frameOf(['update', update])).toBe(`2${JSON.stringify(['update', update])}`);
      }
    }
  },
);

test('every other packet is in socket.io’s own form', () => {
  expect(frameOf(['service', { isUp: true }])).toBe('2["service",{"isUp":true}]');
  expect(encoder.encode({ type: PacketType.ACK, nsp: '/', id: 12, data: [{ ok: true }] })).toEqual([
    '312[{"ok":true}]',
  ]);
  expect(encoder.encode({ type: PacketType.DISCONNECT, nsp: '/' })).toEqual(['1']);
  expect(encoder.encode({ type: PacketType.CONNECT_ERROR, nsp: '/other', data: { message: 'no' } })).toEqual([
    '4/other,{"message":"no"}',
  ]);
});
