/** @jest-environment jsdom */
import { deserialize, serialize } from 'node:v8';
import { viewFor } from '@great-fire/game';
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import type { LocalGame } from '../../practice/local-game';
import { dealGame, createRandomPlayer } from '../../gallery/random-play';
import { getStepDuration, type AnimationStep } from '../model/steps';
import {
  type GameFrame,
  type CurrentStep,
  type MoveAnimation,
  advance,
  enqueue,
  getCurrentStep,
  createIdleQueue,
  createMoveAnimation,
} from '../model/animation-queue';
import type { MapMetrics } from './map-metrics';
import { MapSprites, PageSprites } from './animation-layer';

// Only Vite can load the CSS modules. jsdom has no layout anyway.

const MAX_WAITING = 12;

const screenMap: MapMetrics = {
  pane: { left: 0, top: 0, width: 1440, height: 900 },
  scale: 1,
  toScreen: (point) => point,
};

let timings: KeyframeAnimationOptions[] = [];

/** Throws like the Web Animations API when a timing or an offset is invalid. jsdom does not implement `animate`. */
function checkedAnimate(this: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
  const { duration = 0, delay = 0 } = timing;
  if (typeof duration !== 'number' || !(duration >= 0) || !Number.isFinite(duration))
    throw new TypeError(`duration must be non-negative: ${String(duration)}`);
  if (!Number.isFinite(delay)) throw new TypeError(`delay must be finite: ${String(delay)}`);
  const offsets = frames.map(({ offset }) => offset).filter((offset) => typeof offset === 'number');
  if (offsets.some((offset, index) => offset < (offsets[index - 1] ?? 0) || offset > 1))
    throw new TypeError(`offsets must ascend from 0 to 1: ${offsets.join(', ')}`);
  timings.push(timing);
  return { cancel: () => undefined } as Animation;
}

beforeAll(() => {
  globalThis.structuredClone = <T,>(value: T): T => deserialize(serialize(value)) as T; // jsdom has none
  Object.assign(Element.prototype, { animate: checkedAnimate });
  // A visible box, because animations start and end at element positions.
  Element.prototype.getBoundingClientRect = () => new DOMRect(10, 10, 20, 20);
});
beforeEach(() => {
  timings = [];
  document.body.innerHTML =
    '<div data-anchor="supply"></div>' +
    [0, 1, 2, 3, 4, 5].map((seat) => `<div data-anchor="seat-${seat}"></div>`).join('');
});

/** Returns animations of the last `count` moves of a random game, and the view before these moves. */
function lastMoves(seats: 3 | 4 | 5 | 6, seed: number, moves: number, count: number) {
  const step = createRandomPlayer(seed);
  const games: LocalGame[] = [dealGame(seats, String(seed))];
  for (let move = 0; move < moves; move += 1) games.push(step(games.at(-1) ?? dealGame(seats, String(seed))));
  const recent = games.slice(-count - 1);
  const animations: MoveAnimation[] = recent.slice(1).map(({ state, moves: played }, index) => {
    const entry = { stateId: index + 1, seat: state.turn.seat, at: 0, events: played.at(-1)?.events ?? [] };
    return createMoveAnimation(entry, viewFor(state, null), null);
  });
  const [first] = recent;
  if (first === undefined) throw new Error('A game has a first state');
  return { before: viewFor(first.state, null), animations };
}

function renderStep(currentStep: CurrentStep): void {
  expect(getStepDuration(currentStep.step)).toBeGreaterThanOrEqual(0);
  render(
    <>
      <MapSprites currentStep={currentStep} screenMap={screenMap} />
      <PageSprites currentStep={currentStep} screenMap={screenMap} />
    </>,
  );
  cleanup();
}

test('gives each step of random games timings that the browser accepts, for any queue length', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(3, 4, 5, 6),
      fc.nat(),
      fc.integer({ min: 20, max: 160 }),
      fc.integer({ min: 1, max: MAX_WAITING }),
      (seats, seed, moves, waiting) => {
        const { before, animations } = lastMoves(seats, seed, moves, waiting);
        const live: GameFrame = { stateId: waiting, view: animations.at(-1)?.after ?? before };
        let reel = enqueue(createIdleQueue({ stateId: 0, view: before }), live, animations);
        for (let now = getCurrentStep(reel); now !== null; now = getCurrentStep(reel)) {
          renderStep(now);
          reel = advance(reel);
        }
      },
    ),
    { numRuns: 15, seed: 1666 }, // fixed, because some random games have fewer timings
  );
  expect(timings.length).toBeGreaterThan(100);
});

test('gives a demolition without houses valid timings at any speed', () => {
  const { before, animations } = lastMoves(3, 1, 30, 1);
  const [scene] = animations;
  if (scene === undefined) throw new Error('A move was played');
  const beat: AnimationStep = { kind: 'demolish', district: 'vintry', houses: {} };
  for (const pace of [1, 1.25, 1.6, 2, 2.5, 2.5 * 1.3, 100]) {
    renderStep({
      key: String(pace),
      step: beat,
      animation: scene,
      before,
      after: before,
      speed: pace,
      districts: ['vintry'],
    });
  }
  expect(timings).toHaveLength(7 * 5);
});
