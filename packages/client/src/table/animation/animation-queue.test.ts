import type { GameEvent } from '@great-fire/game';
import { viewFor } from '@great-fire/game';
import { dealGame, logFor, playUntil } from '../../gallery/random-play';
import type { AnimationStep } from './steps';
import { getStepsForEvents, getStepDuration } from './steps';
import type { GameFrame, MoveAnimation } from './animation-queue';
import {
  advance,
  advanceFrom,
  enqueue,
  flush,
  getCurrentStep,
  createIdleQueue,
  startReplay,
} from './animation-queue';
import { MAX_ANIMATED_MOVES, planAnimations } from './plan-animations';

const view = viewFor(dealGame(3, 'reel').state, null);
const frame = (stateId: number): GameFrame => ({ stateId, view: { ...view, stock: stateId } });
const CARD_STEP: AnimationStep = { kind: 'card', seat: 0, card: 'N' };
const CONE_STEP: AnimationStep = { kind: 'cone', path: ['pudding-lane', 'tallow-hall'] };
const BURN_STEP: AnimationStep = {
  kind: 'burn',
  seat: 0,
  district: 'tallow-hall',
  houses: { red: 1 },
  token: false,
};
const DRAW_STEP: AnimationStep = { kind: 'draw', seat: 0 };

const moveAnimation = (stateId: number, steps: readonly AnimationStep[], isOwn = false): MoveAnimation => ({
  stateId,
  after: frame(stateId).view,
  steps,
  isOwn,
});
const describeQueue = (queue: ReturnType<typeof createIdleQueue>) => [
  getCurrentStep(queue)?.step.kind ?? null,
  queue.displayed.stateId,
];

test('the board stays as it was while the card is shown and the cone travels, then turns', () => {
  let reel = enqueue(createIdleQueue(frame(4)), frame(5), [
    moveAnimation(5, [CARD_STEP, CONE_STEP, BURN_STEP]),
  ]);
  expect(describeQueue(reel)).toEqual(['card', 4]);
  reel = advance(reel);
  expect(describeQueue(reel)).toEqual(['cone', 4]);
  reel = advance(reel);
  expect(describeQueue(reel)).toEqual(['burn', 5]);
  expect(getCurrentStep(reel)?.before.stock).toBe(4);
  expect(getCurrentStep(reel)?.after.stock).toBe(5);
  expect(describeQueue(advance(reel))).toEqual([null, 5]);
});

test('moves that come meanwhile wait for their turn', () => {
  let reel = enqueue(createIdleQueue(frame(4)), frame(5), [moveAnimation(5, [CARD_STEP, BURN_STEP])]);
  reel = enqueue(reel, frame(6), [moveAnimation(6, [DRAW_STEP])]);
  expect(describeQueue(reel)).toEqual(['card', 4]);
  reel = advance(advance(reel));
  expect(describeQueue(reel)).toEqual(['draw', 6]);
  expect(describeQueue(advance(reel))).toEqual([null, 6]);
});

test('a beat that is advanced from twice is followed by its next beat', () => {
  const reel = enqueue(createIdleQueue(frame(4)), frame(5), [
    moveAnimation(5, [CARD_STEP, CONE_STEP, BURN_STEP]),
  ]);
  const key = getCurrentStep(reel)?.key ?? '';
  const once = advanceFrom(reel, key);
  expect(describeQueue(once)).toEqual(['cone', 4]);
  expect(advanceFrom(once, key)).toBe(once);
});

test('a move with nothing to tell is shown and passed over', () => {
  const reel = enqueue(createIdleQueue(frame(4)), frame(6), [
    moveAnimation(5, []),
    moveAnimation(6, [DRAW_STEP]),
  ]);
  expect(describeQueue(reel)).toEqual(['draw', 6]);
  expect(getCurrentStep(reel)?.before.stock).toBe(5);
  expect(describeQueue(enqueue(createIdleQueue(frame(4)), frame(5), [moveAnimation(5, [])]))).toEqual([
    null,
    5,
  ]);
});

test('whatever waits, the live state is one step away', () => {
  const reel = enqueue(createIdleQueue(frame(4)), frame(6), [
    moveAnimation(5, [CARD_STEP, CONE_STEP]),
    moveAnimation(6, [DRAW_STEP]),
  ]);
  expect(describeQueue(flush(reel))).toEqual([null, 6]);
  expect(describeQueue(enqueue(reel, frame(7), []))).toEqual([null, 7]);
});

test('the more moves wait, the faster they are told, and the oldest of very many are left out', () => {
  const one = getCurrentStep(enqueue(createIdleQueue(frame(0)), frame(1), [moveAnimation(1, [DRAW_STEP])]));
  const many = [1, 2, 3, 4, 5].map((id) => moveAnimation(id, [DRAW_STEP]));
  const five = getCurrentStep(enqueue(createIdleQueue(frame(0)), frame(5), many));
  expect(five?.speed).toBeGreaterThan(one?.speed ?? 9);
  const crowd = Array.from({ length: 12 }, (_, index) => moveAnimation(index + 1, [DRAW_STEP]));
  const hurried = enqueue(createIdleQueue(frame(0)), frame(12), crowd);
  expect(hurried.animations.map(({ stateId }) => stateId)).toEqual([7, 8, 9, 10, 11, 12]);
  expect(getCurrentStep(hurried)?.before.stock).toBe(6);
});

test('what was asked for is told to its end, and what comes meanwhile after it', () => {
  const old = Array.from({ length: 12 }, (_, index) => moveAnimation(index + 1, [DRAW_STEP]));
  let reel = startReplay(createIdleQueue(frame(12)), frame(0), old);
  reel = enqueue(reel, frame(13), [moveAnimation(13, [CARD_STEP, BURN_STEP])]);
  expect(reel.animations.map(({ stateId }) => stateId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  expect(describeQueue(reel)).toEqual(['draw', 1]);
  reel = enqueue(reel, frame(14), []); // taken back: nothing to tell of it
  for (let done = 0; done < 12; done += 1) reel = advance(reel);
  expect(describeQueue(reel)).toEqual(['card', 12]);
  expect(describeQueue(advance(advance(reel)))).toEqual([null, 14]);
  expect(describeQueue(flush(enqueue(reel, frame(15), [moveAnimation(15, [DRAW_STEP])])))).toEqual([
    null,
    15,
  ]);
});

test('a look goes before what happens elsewhere; while a card is shown there is time for it', () => {
  const kinds = getStepsForEvents([
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
  const reel = enqueue(createIdleQueue(frame(4)), frame(5), [
    moveAnimation(5, [CARD_STEP, CONE_STEP, BURN_STEP]),
  ]);
  expect(getCurrentStep(reel)?.districts).toEqual(['pudding-lane', 'tallow-hall']);
  expect(getCurrentStep(advance(advance(reel)))?.districts).toEqual(['tallow-hall']);
});

test('the mover’s own move is told faster than another’s', () => {
  const other = getCurrentStep(enqueue(createIdleQueue(frame(0)), frame(1), [moveAnimation(1, [DRAW_STEP])]));
  const own = getCurrentStep(
    enqueue(createIdleQueue(frame(0)), frame(1), [moveAnimation(1, [DRAW_STEP], true)]),
  );
  expect(own?.speed).toBeGreaterThan(other?.speed ?? 9);
});

test('where the states between are not known, the board turns with the last move', () => {
  const hole: MoveAnimation = { ...moveAnimation(5, [DRAW_STEP]), after: null };
  let reel = enqueue(createIdleQueue(frame(4)), frame(6), [hole, moveAnimation(6, [DRAW_STEP])]);
  expect(describeQueue(reel)).toEqual(['draw', 4]);
  reel = advance(reel);
  expect(describeQueue(reel)).toEqual(['draw', 6]);
});

test('a burn is over within 600 ms of the cone’s arrival, whatever stood there', () => {
  for (const houses of [{}, { red: 1 }, { red: 2, blue: 2, green: 1 }]) {
    const ms = getStepDuration({ ...BURN_STEP, houses });
    expect(ms).toBeGreaterThanOrEqual(300);
    expect(ms).toBeLessThan(600);
  }
});

test('a cone takes 150 ms a step and never more than 450', () => {
  expect(getStepDuration(CONE_STEP)).toBe(150);
  const path = ['pudding-lane', 'tallow-hall', 'dowgate', 'cheapside', 'guild-hall', 'moorgate'] as const;
  expect(getStepDuration({ kind: 'cone', path })).toBe(450);
});

describe('a whole game', () => {
  const game = playUntil(dealGame(4, 'story'), 4, ({ turn }) => turn.step === 'over');
  const log = logFor(game, 1);
  const states = [...game.previousStates, game.state].map((state) => viewFor(state, 1));
  const viewAt = (stateId: number) => states[stateId] ?? null;
  const at = (stateId: number): GameFrame => ({ stateId, view: states[stateId] ?? view });

  test('tells every move that changes the board, and ends at the live state', () => {
    const kinds = new Set<string>();
    let reel = createIdleQueue(at(0));
    for (let id = 1; id < states.length; id += 1) {
      reel = enqueue(reel, at(id), planAnimations(id - 1, at(id), { log, viewAt }));
      for (let guard = 0; getCurrentStep(reel) !== null && guard < 50; guard += 1) {
        kinds.add(getCurrentStep(reel)?.step.kind ?? '');
        reel = advance(reel);
      }
      expect(reel.displayed).toEqual(at(id));
    }
    expect([...kinds].sort()).toEqual(
      expect.arrayContaining(['burn', 'card', 'cone', 'contain', 'draw', 'grow', 'stand', 'step']),
    );
  });

  test('my own cards are not shown to me', () => {
    const own = log.filter(({ seat }) => seat === 1).map(({ stateId }) => stateId);
    const kinds = own.flatMap((id) =>
      planAnimations(id - 1, at(id), { log, viewAt }).flatMap(({ steps }) => steps.map(({ kind }) => kind)),
    );
    expect(kinds).toContain('burn');
    expect(kinds).not.toContain('card');
  });

  test('a hole in the log, or too long an absence, is no story', () => {
    const holed = log.filter(({ stateId }) => stateId !== 20);
    expect(planAnimations(18, at(22), { log: holed, viewAt })).toEqual([]);
    expect(planAnimations(20, at(21 + MAX_ANIMATED_MOVES), { log, viewAt })).toEqual([]);
    expect(planAnimations(20, at(20), { log, viewAt })).toEqual([]);
  });
});
