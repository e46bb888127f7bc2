import type { GameEvent } from '@great-fire/game';
import { viewFor } from '@great-fire/game';
import { dealt, logFor, playUntil } from '../../dev/play';
import type { Beat } from './beats';
import { beatsOf, lengthOf } from './beats';
import type { Moment, Scene } from './reel';
import { advanced, advancedFrom, arrived, ended, playing, reelAt, retold } from './reel';
import { CATCH_UP, scenesBetween } from './scenes';

const view = viewFor(dealt(3, 'reel').state, null);
const moment = (stateId: number): Moment => ({ stateId, view: { ...view, stock: stateId } });
const CARD: Beat = { kind: 'card', seat: 0, card: 'N' };
const CONE: Beat = { kind: 'cone', path: ['pudding-lane', 'tallow-hall'] };
const BURN: Beat = { kind: 'burn', seat: 0, district: 'tallow-hall', houses: { red: 1 }, token: false };
const DRAW: Beat = { kind: 'draw', seat: 0 };

const scene = (stateId: number, beats: readonly Beat[], isOwn = false): Scene => ({
  stateId,
  after: moment(stateId).view,
  beats,
  isOwn,
});
const told = (reel: ReturnType<typeof reelAt>) => [playing(reel)?.beat.kind ?? null, reel.shown.stateId];

test('the board stays as it was while the card is shown and the cone travels, then turns', () => {
  let reel = arrived(reelAt(moment(4)), moment(5), [scene(5, [CARD, CONE, BURN])]);
  expect(told(reel)).toEqual(['card', 4]);
  reel = advanced(reel);
  expect(told(reel)).toEqual(['cone', 4]);
  reel = advanced(reel);
  expect(told(reel)).toEqual(['burn', 5]);
  expect(playing(reel)?.before.stock).toBe(4);
  expect(playing(reel)?.after.stock).toBe(5);
  expect(told(advanced(reel))).toEqual([null, 5]);
});

test('moves that come meanwhile wait for their turn', () => {
  let reel = arrived(reelAt(moment(4)), moment(5), [scene(5, [CARD, BURN])]);
  reel = arrived(reel, moment(6), [scene(6, [DRAW])]);
  expect(told(reel)).toEqual(['card', 4]);
  reel = advanced(advanced(reel));
  expect(told(reel)).toEqual(['draw', 6]);
  expect(told(advanced(reel))).toEqual([null, 6]);
});

test('a beat that is advanced from twice is followed by its next beat', () => {
  const reel = arrived(reelAt(moment(4)), moment(5), [scene(5, [CARD, CONE, BURN])]);
  const key = playing(reel)?.key ?? '';
  const once = advancedFrom(reel, key);
  expect(told(once)).toEqual(['cone', 4]);
  expect(advancedFrom(once, key)).toBe(once);
});

test('a move with nothing to tell is shown and passed over', () => {
  const reel = arrived(reelAt(moment(4)), moment(6), [scene(5, []), scene(6, [DRAW])]);
  expect(told(reel)).toEqual(['draw', 6]);
  expect(playing(reel)?.before.stock).toBe(5);
  expect(told(arrived(reelAt(moment(4)), moment(5), [scene(5, [])]))).toEqual([null, 5]);
});

test('whatever waits, the live state is one step away', () => {
  const reel = arrived(reelAt(moment(4)), moment(6), [scene(5, [CARD, CONE]), scene(6, [DRAW])]);
  expect(told(ended(reel))).toEqual([null, 6]);
  expect(told(arrived(reel, moment(7), []))).toEqual([null, 7]);
});

test('the more moves wait, the faster they are told, and the oldest of very many are left out', () => {
  const one = playing(arrived(reelAt(moment(0)), moment(1), [scene(1, [DRAW])]));
  const many = [1, 2, 3, 4, 5].map((id) => scene(id, [DRAW]));
  const five = playing(arrived(reelAt(moment(0)), moment(5), many));
  expect(five?.pace).toBeGreaterThan(one?.pace ?? 9);
  const crowd = Array.from({ length: 12 }, (_, index) => scene(index + 1, [DRAW]));
  const hurried = arrived(reelAt(moment(0)), moment(12), crowd);
  expect(hurried.scenes.map(({ stateId }) => stateId)).toEqual([7, 8, 9, 10, 11, 12]);
  expect(playing(hurried)?.before.stock).toBe(6);
});

test('what was asked for is told to its end, and what comes meanwhile after it', () => {
  const old = Array.from({ length: 12 }, (_, index) => scene(index + 1, [DRAW]));
  let reel = retold(reelAt(moment(12)), moment(0), old);
  reel = arrived(reel, moment(13), [scene(13, [CARD, BURN])]);
  expect(reel.scenes.map(({ stateId }) => stateId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  expect(told(reel)).toEqual(['draw', 1]);
  reel = arrived(reel, moment(14), []); // taken back: nothing to tell of it
  for (let done = 0; done < 12; done += 1) reel = advanced(reel);
  expect(told(reel)).toEqual(['card', 12]);
  expect(told(advanced(advanced(reel)))).toEqual([null, 14]);
  expect(told(ended(arrived(reel, moment(15), [scene(15, [DRAW])])))).toEqual([null, 15]);
});

test('a look goes before what happens elsewhere; while a card is shown there is time for it', () => {
  const kinds = beatsOf([
    { type: 'fire-spread', seat: 0, card: 'N', path: ['pudding-lane', 's-mary'], double: false },
    { type: 'houses-burned', seat: 0, district: 's-mary', houses: { red: 1 } },
    {
      type: 'fire-intensified',
      seat: 0,
      districts: ['pudding-lane', 'tower'],
      fromPuddingLane: 0,
      missing: 0,
    },
  ] satisfies readonly GameEvent[]).map(({ kind }) => kind);
  expect(kinds).toEqual(['card', 'cone', 'burn', 'look', 'grow']);
  const reel = arrived(reelAt(moment(4)), moment(5), [scene(5, [CARD, CONE, BURN])]);
  expect(playing(reel)?.places).toEqual(['pudding-lane', 'tallow-hall']);
  expect(playing(advanced(advanced(reel)))?.places).toEqual(['tallow-hall']);
});

test('the mover’s own move is told faster than another’s', () => {
  const other = playing(arrived(reelAt(moment(0)), moment(1), [scene(1, [DRAW])]));
  const own = playing(arrived(reelAt(moment(0)), moment(1), [scene(1, [DRAW], true)]));
  expect(own?.pace).toBeGreaterThan(other?.pace ?? 9);
});

test('where the states between are not known, the board turns with the last move', () => {
  const hole: Scene = { ...scene(5, [DRAW]), after: null };
  let reel = arrived(reelAt(moment(4)), moment(6), [hole, scene(6, [DRAW])]);
  expect(told(reel)).toEqual(['draw', 4]);
  reel = advanced(reel);
  expect(told(reel)).toEqual(['draw', 6]);
});

test('a burn is over within 600 ms of the cone’s arrival, whatever stood there', () => {
  for (const houses of [{}, { red: 1 }, { red: 2, blue: 2, green: 1 }]) {
    const ms = lengthOf({ ...BURN, houses });
    expect(ms).toBeGreaterThanOrEqual(300);
    expect(ms).toBeLessThan(600);
  }
});

test('a cone takes 150 ms a step and never more than 450', () => {
  expect(lengthOf(CONE)).toBe(150);
  const path = ['pudding-lane', 'tallow-hall', 'dowgate', 'cheapside', 'guild-hall', 'moorgate'] as const;
  expect(lengthOf({ kind: 'cone', path })).toBe(450);
});

describe('a whole game', () => {
  const game = playUntil(dealt(4, 'story'), 4, ({ turn }) => turn.step === 'over');
  const log = logFor(game, 1);
  const states = [...game.before, game.state].map((state) => viewFor(state, 1));
  const viewAt = (stateId: number) => states[stateId] ?? null;
  const at = (stateId: number): Moment => ({ stateId, view: states[stateId] ?? view });

  test('tells every move that changes the board, and ends at the live state', () => {
    const kinds = new Set<string>();
    let reel = reelAt(at(0));
    for (let id = 1; id < states.length; id += 1) {
      reel = arrived(reel, at(id), scenesBetween(id - 1, at(id), { log, viewAt }));
      for (let guard = 0; playing(reel) !== null && guard < 50; guard += 1) {
        kinds.add(playing(reel)?.beat.kind ?? '');
        reel = advanced(reel);
      }
      expect(reel.shown).toEqual(at(id));
    }
    expect([...kinds].sort()).toEqual(
      expect.arrayContaining(['burn', 'card', 'cone', 'contain', 'draw', 'grow', 'stand', 'step']),
    );
  });

  test('my own cards are not shown to me', () => {
    const own = log.filter(({ seat }) => seat === 1).map(({ stateId }) => stateId);
    const kinds = own.flatMap((id) =>
      scenesBetween(id - 1, at(id), { log, viewAt }).flatMap(({ beats }) => beats.map(({ kind }) => kind)),
    );
    expect(kinds).toContain('burn');
    expect(kinds).not.toContain('card');
  });

  test('a hole in the log, or too long an absence, is no story', () => {
    const holed = log.filter(({ stateId }) => stateId !== 20);
    expect(scenesBetween(18, at(22), { log: holed, viewAt })).toEqual([]);
    expect(scenesBetween(20, at(21 + CATCH_UP), { log, viewAt })).toEqual([]);
    expect(scenesBetween(20, at(20), { log, viewAt })).toEqual([]);
  });
});
