import { playerSeatSummary, type BotSpeed } from '@great-fire/protocol';
import { type GameEvent, viewFor } from '@great-fire/game';
import { dealGame, gameFromNotation, logFor, playAction, playUntil } from '../../gallery/random-play';
import { type AnimationStep, getStepsForEvents, getStepDuration } from './steps';
import {
  type GameFrame,
  type MoveAnimation,
  advance,
  advanceFrom,
  enqueue,
  flush,
  getCurrentStep,
  createIdleQueue,
  startReplay,
  MAX_ANIMATED_MOVES,
  planAnimations,
} from './animation-queue';

const view = viewFor(dealGame(3, 'reel').state, null);
const frame = (stateId: number): GameFrame => ({ stateId, view: { ...view, stock: stateId } });
const CARD_STEP: AnimationStep = { kind: 'card', seat: 0, card: 'N' };
const CONE_STEP: AnimationStep = { kind: 'cone', path: ['pudding-lane', 'tallow-hall'] };
const BURN_STEP = {
  kind: 'burn',
  district: 'tallow-hall',
  houses: { red: 1 },
} as const satisfies AnimationStep;
const DRAW_STEP: AnimationStep = { kind: 'draw', seat: 0 };

const moveAnimation = (stateId: number, steps: readonly AnimationStep[], isOwn = false): MoveAnimation => ({
  stateId,
  after: frame(stateId).view,
  steps,
  events: [],
  isOwn,
});
const describeQueue = (queue: ReturnType<typeof createIdleQueue>) => [
  getCurrentStep(queue)?.step.kind ?? null,
  queue.displayed.stateId,
];

test('keeps the old board during the card and cone steps, then shows the new board', () => {
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

test('plays moves that arrive during an animation after it', () => {
  let reel = enqueue(createIdleQueue(frame(4)), frame(5), [moveAnimation(5, [CARD_STEP, BURN_STEP])]);
  reel = enqueue(reel, frame(6), [moveAnimation(6, [DRAW_STEP])]);
  expect(describeQueue(reel)).toEqual(['card', 4]);
  reel = advance(advance(reel));
  expect(describeQueue(reel)).toEqual(['draw', 6]);
  expect(describeQueue(advance(reel))).toEqual([null, 6]);
});

test('advances once when a step is advanced twice with the same key', () => {
  const reel = enqueue(createIdleQueue(frame(4)), frame(5), [
    moveAnimation(5, [CARD_STEP, CONE_STEP, BURN_STEP]),
  ]);
  const key = getCurrentStep(reel)?.key ?? '';
  const once = advanceFrom(reel, key);
  expect(describeQueue(once)).toEqual(['cone', 4]);
  expect(advanceFrom(once, key)).toBe(once);
});

test('skips the animation of a move without steps and shows its state', () => {
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

test('shows the live state after a flush, for any queue length', () => {
  const reel = enqueue(createIdleQueue(frame(4)), frame(6), [
    moveAnimation(5, [CARD_STEP, CONE_STEP]),
    moveAnimation(6, [DRAW_STEP]),
  ]);
  expect(describeQueue(flush(reel))).toEqual([null, 6]);
  expect(describeQueue(enqueue(reel, frame(7), []))).toEqual([null, 7]);
});

test('plays faster when more moves wait, and drops the oldest when too many wait', () => {
  const one = getCurrentStep(enqueue(createIdleQueue(frame(0)), frame(1), [moveAnimation(1, [DRAW_STEP])]));
  const many = [1, 2, 3, 4, 5].map((id) => moveAnimation(id, [DRAW_STEP]));
  const five = getCurrentStep(enqueue(createIdleQueue(frame(0)), frame(5), many));
  expect(five?.speed).toBeGreaterThan(one?.speed ?? 9);
  const crowd = Array.from({ length: 12 }, (_, index) => moveAnimation(index + 1, [DRAW_STEP]));
  const hurried = enqueue(createIdleQueue(frame(0)), frame(12), crowd);
  expect(hurried.animations.map(({ stateId }) => stateId)).toEqual([7, 8, 9, 10, 11, 12]);
  expect(getCurrentStep(hurried)?.before.stock).toBe(6);
});

test('plays faster with each move that waits, up to a limit, and a fast bot at least twice as fast', () => {
  const speedsOf = (change: Partial<MoveAnimation>) =>
    [1, 2, 3, 4, 5, 6, 9].map((count) => {
      const animations = Array.from({ length: count }, (_, index) => ({
        ...moveAnimation(index + 1, [DRAW_STEP]),
        ...change,
      }));
      return getCurrentStep(enqueue(createIdleQueue(frame(0)), frame(count), animations))?.speed ?? 0;
    });
  const speeds = speedsOf({});
  expect(speeds).toEqual([...speeds].sort((one, other) => one - other));
  expect([speeds[0], speeds.at(-2)]).toEqual([1, speeds.at(-1)]);
  expect(speedsOf({ isOwn: true })).toEqual(speeds.map((speed) => speed * 1.3));
  expect(speedsOf({ isFast: true })).toEqual(speeds.map((speed) => Math.max(2, speed)));
});

test('drops moves only above ten, and shows the last known state before the rest', () => {
  const moves = (count: number) =>
    Array.from({ length: count }, (_, index) => moveAnimation(index + 1, [DRAW_STEP]));
  const ten = enqueue(createIdleQueue(frame(0)), frame(10), moves(10));
  expect(ten.animations).toHaveLength(10);
  const unknown = moves(12).map((animation) => ({ ...animation, after: null }));
  const hurried = enqueue(createIdleQueue(frame(0)), frame(12), unknown);
  expect(hurried.animations).toHaveLength(6);
  expect(getCurrentStep(hurried)?.before.stock).toBe(0);
  const half = moves(12).map((animation, index) => (index < 3 ? animation : { ...animation, after: null }));
  expect(getCurrentStep(enqueue(createIdleQueue(frame(0)), frame(12), half))?.before.stock).toBe(3);
});

test('shows the live state at once when it changes without moves', () => {
  const playing = enqueue(createIdleQueue(frame(4)), frame(5), [moveAnimation(5, [CARD_STEP, BURN_STEP])]);
  const sameState = enqueue(playing, { ...frame(5), view: { ...frame(5).view, stock: 50 } }, []);
  expect(describeQueue(sameState)).toEqual(['card', 4]); // another view of the same state goes on playing
  expect(flush(sameState).displayed.view.stock).toBe(50);
  expect(describeQueue(enqueue(playing, frame(6), []))).toEqual([null, 6]);
});

test('advancing an empty queue changes nothing', () => {
  const idle = createIdleQueue(frame(4));
  expect(advance(idle)).toBe(idle);
  expect(getCurrentStep(idle)).toBeNull();
  expect(idle.displayed).toBe(idle.live);
});

test('plays a replay to its end, then the moves that arrived during it', () => {
  const old = Array.from({ length: 12 }, (_, index) => moveAnimation(index + 1, [DRAW_STEP]));
  let reel = startReplay(createIdleQueue(frame(12)), frame(0), old);
  reel = enqueue(reel, frame(13), [moveAnimation(13, [CARD_STEP, BURN_STEP])]);
  expect(reel.animations.map(({ stateId }) => stateId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  expect(describeQueue(reel)).toEqual(['draw', 1]);
  reel = enqueue(reel, frame(14), []); // a takeback: nothing to animate
  for (let done = 0; done < 12; done += 1) reel = advance(reel);
  expect(describeQueue(reel)).toEqual(['card', 12]);
  expect(describeQueue(advance(advance(reel)))).toEqual([null, 14]);
  expect(describeQueue(flush(enqueue(reel, frame(15), [moveAnimation(15, [DRAW_STEP])])))).toEqual([
    null,
    15,
  ]);
});

test('pans before a step in another place, except while a card is shown', () => {
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
  expect(kinds).toEqual(['card', 'cone', 'burn', 'pan', 'intensify']);
  const reel = enqueue(createIdleQueue(frame(4)), frame(5), [
    moveAnimation(5, [CARD_STEP, CONE_STEP, BURN_STEP]),
  ]);
  expect(getCurrentStep(reel)?.districts).toEqual(['pudding-lane', 'tallow-hall']);
  expect(getCurrentStep(advance(advance(reel)))?.districts).toEqual(['tallow-hall']);
});

test('plays the viewer’s own move faster than another player’s', () => {
  const other = getCurrentStep(enqueue(createIdleQueue(frame(0)), frame(1), [moveAnimation(1, [DRAW_STEP])]));
  const own = getCurrentStep(
    enqueue(createIdleQueue(frame(0)), frame(1), [moveAnimation(1, [DRAW_STEP], true)]),
  );
  expect(own?.speed).toBeGreaterThan(other?.speed ?? 9);
});

test('shows the new board with the last move when the states in between are unknown', () => {
  const hole: MoveAnimation = { ...moveAnimation(5, [DRAW_STEP]), after: null };
  let reel = enqueue(createIdleQueue(frame(4)), frame(6), [hole, moveAnimation(6, [DRAW_STEP])]);
  expect(describeQueue(reel)).toEqual(['draw', 4]);
  reel = advance(reel);
  expect(describeQueue(reel)).toEqual(['draw', 6]);
});

test('finishes a burn within 600 ms of the cone’s arrival, for any number of houses', () => {
  for (const houses of [{}, { red: 1 }, { red: 2, blue: 2, green: 1 }]) {
    const ms = getStepDuration({ ...BURN_STEP, houses });
    expect(ms).toBeGreaterThanOrEqual(300);
    expect(ms).toBeLessThan(600);
  }
});

test('moves a cone for 150 ms a border, at most 450 ms in all', () => {
  expect(getStepDuration(CONE_STEP)).toBe(150);
  const path = ['pudding-lane', 'tallow-hall', 'dowgate', 'cheapside', 'guild-hall', 'moorgate'] as const;
  expect(getStepDuration({ kind: 'cone', path })).toBe(450);
});

describe('a whole game', () => {
  const game = playUntil(dealGame(4, 'story'), 4, ({ turn }) => turn.step === 'over');
  const log = logFor(game, 1);
  const states = [...game.previousStates, game.state].map((state) => viewFor(state, 1));
  const viewAt = (stateId: number) => states[stateId] ?? null;
  const seats = [0, 1, 2, 3].map((seat) => playerSeatSummary(`Seat ${seat}`, seat === 2 ? 'merchant' : null));
  const match = { seats, botSpeed: 'normal' } as const;
  const at = (stateId: number): GameFrame => ({ stateId, view: states[stateId] ?? view });

  test('animates every move that changes the board, and ends at the live state', () => {
    const kinds = new Set<string>();
    let reel = createIdleQueue(at(0));
    for (let id = 1; id < states.length; id += 1) {
      reel = enqueue(reel, at(id), planAnimations(id - 1, at(id), { log, viewAt, match }));
      for (let guard = 0; getCurrentStep(reel) !== null && guard < 50; guard += 1) {
        kinds.add(getCurrentStep(reel)?.step.kind ?? '');
        reel = advance(reel);
      }
      expect(reel.displayed).toEqual(at(id));
    }
    expect([...kinds].sort()).toEqual(
      expect.arrayContaining(['burn', 'card', 'cone', 'contain', 'draw', 'intensify', 'place', 'move']),
    );
  });

  test('does not show viewers the cards they played themselves', () => {
    const own = log.filter(({ seat }) => seat === 1).map(({ stateId }) => stateId);
    const kinds = own.flatMap((id) =>
      planAnimations(id - 1, at(id), { log, viewAt, match }).flatMap(({ steps }) =>
        steps.map(({ kind }) => kind),
      ),
    );
    expect(kinds).toContain('burn');
    expect(kinds).not.toContain('card');
  });

  test('animates a fast bot’s moves faster and an instant bot’s moves not at all', () => {
    const movesAt = (botSpeed: BotSpeed) =>
      log
        .map(({ stateId }) =>
          planAnimations(stateId - 1, at(stateId), { log, viewAt, match: { seats, botSpeed } }),
        )
        .flat();
    const isByBot = ({ stateId }: MoveAnimation) => log[stateId - 1]?.seat === 2;
    const normal = movesAt('normal');
    const fast = movesAt('fast');
    const instant = movesAt('instant');
    expect(fast.filter(({ isFast }) => isFast)).toEqual(
      normal.filter(isByBot).map((animation) => ({ ...animation, isFast: true })),
    );
    expect(instant.filter(isByBot).every(({ steps }) => steps.length === 0)).toBe(true);
    for (const animations of [fast, instant])
      expect(animations.filter((animation) => !isByBot(animation))).toEqual(
        normal.filter((animation) => !isByBot(animation)),
      );
    const speedOf = (animation: MoveAnimation) =>
      getCurrentStep(enqueue(createIdleQueue(frame(0)), frame(1), [animation]))?.speed ?? 0;
    const drawn = moveAnimation(1, [DRAW_STEP]);
    expect(speedOf({ ...drawn, isFast: true })).toBeGreaterThan(speedOf(drawn));
  });

  test('animates no move that is taken back in the same burst, because it is no longer part of the game', () => {
    const position = 'pudding-lane F9 | turn 4 act points:4 card:N | seat 0 green at:dowgate';
    const start = gameFromNotation(position);
    const moved = playAction(start, 0, { type: 'move-pawn', to: 'cheapside' });
    const undone = playAction(moved, 0, { type: 'undo' });
    const frameOf = ({ state, moves }: typeof start): GameFrame => ({
      ...{ stateId: moves.length, view: viewFor(state, 1) },
    });
    const history = { log: logFor(undone, 1), viewAt: () => viewFor(moved.state, 1), match };
    expect(planAnimations(0, frameOf(moved), history)).toHaveLength(1);
    expect(planAnimations(0, frameOf(undone), history)).toEqual([]);
    expect(planAnimations(1, frameOf(undone), history)).toEqual([]);
  });

  test('animates the last moves, each with the state after it', () => {
    const animations = planAnimations(20, at(22), { log, viewAt, match });
    expect(animations.map(({ stateId, after }) => [stateId, after])).toEqual([
      [21, states[21]],
      [22, states[22]],
    ]);
    expect(planAnimations(20, at(20 + MAX_ANIMATED_MOVES), { log, viewAt, match })).toHaveLength(
      MAX_ANIMATED_MOVES,
    );
    const live = { stateId: 22, view };
    expect(planAnimations(20, live, { log, viewAt: () => null, match }).map(({ after }) => after)).toEqual([
      null,
      view,
    ]);
  });

  test('a viewer’s own bot plays at normal speed', () => {
    const own = { log: logFor(game, 2), viewAt, match: { seats, botSpeed: 'instant' } } as const;
    const live = (stateId: number): GameFrame => ({
      ...{ stateId, view: { ...view, viewer: 2 } },
    });
    const moves = own.log.filter(({ seat }) => seat === 2);
    const animations = moves.flatMap(({ stateId }) => planAnimations(stateId - 1, live(stateId), own));
    expect(animations.filter(({ isOwn }) => isOwn)).toHaveLength(moves.length);
    expect(animations.some(({ steps }) => steps.length > 0)).toBe(true);
  });

  test('plans no animation when the log has a gap or too many moves were missed', () => {
    const holed = log.filter(({ stateId }) => stateId !== 20);
    expect(planAnimations(18, at(22), { log: holed, viewAt, match })).toEqual([]);
    expect(planAnimations(20, at(21 + MAX_ANIMATED_MOVES), { log, viewAt, match })).toEqual([]);
    expect(planAnimations(20, at(20), { log, viewAt, match })).toEqual([]);
  });
});
