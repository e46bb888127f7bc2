import type { Players, Seat } from '@great-fire/game';
import { RULES } from '@great-fire/game/rules';
import { drawOptions, playGame, seedOf } from '@great-fire/game/testing';
import { NO_CLOCK, changed, plainConduct } from '@great-fire/protocol';
import type { Shown } from '@great-fire/protocol';
import { PacketType } from 'socket.io-parser';
import type { HotMatch, LoggedMove } from '../matches/load-match';
import { begin, reduce } from '@great-fire/game/reducer';
import { frameFor } from './seen';
import { textParser } from './text-parser';
import { News, updateFor } from './update';

const encoder = new textParser.Encoder();
const frameOf = (data: unknown) => encoder.encode({ type: PacketType.EVENT, nsp: '/', data })[0];

/** The moments of a game after each of its first 120 moves, the first one its deal. */
function momentsOf(players: Players): readonly HotMatch[] {
  const { setup, log } = playGame(players, drawOptions('written'), seedOf('written'));
  const table = { rules: RULES, pace: NO_CLOCK, owned: Array.from({ length: players }, () => true) };
  const moments: HotMatch[] = [
    { ...table, state: begin(RULES, setup), recent: [], conduct: plainConduct(players, 0, 0) },
  ];
  for (const [index, { seat, action }] of log.slice(0, 120).entries()) {
    const before = moments[index];
    if (before === undefined) throw new Error('There is no such moment');
    const { next: state, events } = reduce(RULES, before.state, seat, action);
    const move: LoggedMove = { stateId: index + 1, seat, events, at: index, takenBack: null };
    const recent = [...before.recent.slice(-3), move];
    moments.push({ ...table, state, recent, conduct: plainConduct(players, seat, index) });
  }
  return moments;
}

const NOW = 1_700_000_000_000;

describe.each([3, 6] as const)('to each of %d seats and a spectator', (players) => {
  const moments = momentsOf(players);
  const viewers = [...Array(players).keys(), null];

  test('an update is sent as JSON writes it', () => {
    for (const match of moments.slice(1)) {
      for (const viewer of viewers) {
        const update = updateFor(match, viewer, match.state.stateId - 2, NOW);
        expect(frameOf(['update', update])).toBe(`2${JSON.stringify(['update', update])}`);
      }
    }
  });

  test('changes are sent as JSON writes them, and make of what was shown before what is to be shown now', () => {
    const seen = (match: HotMatch, viewer: Seat | null): Shown => {
      const { view, ctx } = frameFor(match, viewer);
      return { view, ctx, conduct: match.conduct };
    };
    for (const [index, after] of moments.entries()) {
      // The move before, or several.
      const before = moments[Math.max(0, index - 1 - (index % 3))] ?? after;
      const news = new News(before, after, NOW);
      for (const viewer of viewers) {
        const told = news.for(viewer);
        expect(frameOf(['changed', told])).toBe(`2${JSON.stringify(['changed', told])}`);
        expect(changed(seen(before, viewer), told.changes)).toEqual(seen(after, viewer));
        expect(told).toMatchObject({ from: before.state.stateId, stateId: after.state.stateId, now: NOW });
        expect(told.entries).toEqual(updateFor(after, viewer, before.state.stateId, NOW).entries);
      }
    }
  });

  test('who may know the same is sent the same, which is written once', () => {
    const [before, after] = moments.slice(-2);
    if (before === undefined || after === undefined) throw new Error('Nothing was played');
    const news = new News(before, after, NOW);
    expect(new Set(viewers.map((viewer) => news.for(viewer))).size).toBeLessThanOrEqual(2);
  });
});

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
