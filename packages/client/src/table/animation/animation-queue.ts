/** The queue of moves that are still to be told, and what the table shows meanwhile. */
import type { DistrictId, PlayerView } from '@great-fire/game';
import type { AnimationStep } from './steps';
import { usesOldState, getStepDistricts } from './steps';

/** One state of the game as the viewer sees it. */
export interface GameFrame {
  readonly stateId: number;
  readonly view: PlayerView;
}

/** One move to be told. */
export interface MoveAnimation {
  readonly stateId: number; // that it led to
  readonly after: PlayerView | null; // null: only the states round it are known
  readonly steps: readonly AnimationStep[];
  readonly isOwn: boolean;
}

export interface AnimationQueue {
  readonly live: GameFrame;
  readonly displayed: GameFrame; // the same as `live` when nothing is told
  readonly viewBefore: PlayerView; // what was shown when the first scene began
  readonly animations: readonly MoveAnimation[]; // the first is being told
  readonly stepIndex: number; // which of its beats
  readonly isReplay: boolean; // somebody wants to see all of it
}

const MAX_QUEUED = 10; // scenes that wait; with more the oldest are let go
const KEEP_QUEUED = 6;

/** A reel with nothing to tell. */
export const createIdleQueue = (live: GameFrame): AnimationQueue => ({
  live,
  displayed: live,
  viewBefore: live.view,
  animations: [],
  stepIndex: 0,
  isReplay: false,
});

/** Begins the first scene that has anything to tell; shows the live state when there is none. */
function startNext(queue: AnimationQueue): AnimationQueue {
  let { displayed } = queue;
  const animations = [...queue.animations];
  for (;;) {
    const [animation] = animations;
    if (animation === undefined) return createIdleQueue(queue.live);
    if (animation.steps.length > 0) break;
    if (animation.after !== null) displayed = { stateId: animation.stateId, view: animation.after };
    animations.shift();
  }
  return applyNewState({ ...queue, displayed, viewBefore: displayed.view, animations, stepIndex: 0 });
}

/** Turns to what the move led to as soon as a beat is played on it. */
function applyNewState(queue: AnimationQueue): AnimationQueue {
  const [animation] = queue.animations;
  const step = animation?.steps[queue.stepIndex];
  if (animation === undefined || step === undefined || animation.after === null || usesOldState(step))
    return queue;
  if (queue.displayed.stateId === animation.stateId) return queue;
  return { ...queue, displayed: { stateId: animation.stateId, view: animation.after } };
}

/**
 * The reel with a new live state, and the moves that led there; without moves it is shown at once. A reel
 * that was asked for goes on to its end all the same, and what is new comes after it.
 */
export function enqueue(
  queue: AnimationQueue,
  live: GameFrame,
  animations: readonly MoveAnimation[],
): AnimationQueue {
  const isPlaying = queue.animations.length > 0;
  if (isPlaying && (queue.isReplay || live.stateId === queue.live.stateId)) {
    return { ...queue, live, animations: [...queue.animations, ...animations] };
  }
  if (animations.length === 0) return createIdleQueue(live);
  const all = [...queue.animations, ...animations];
  if (all.length > MAX_QUEUED) {
    const skipped = all.slice(0, -KEEP_QUEUED);
    const lastKnown = skipped.filter(({ after }) => after !== null).at(-1);
    const displayed = lastKnown?.after
      ? { stateId: lastKnown.stateId, view: lastKnown.after }
      : queue.displayed;
    return startNext({ ...queue, live, displayed, animations: all.slice(-KEEP_QUEUED) });
  }
  const next = { ...queue, live, animations: all };
  return isPlaying ? next : startNext(next);
}

/** The reel one beat on. */
export function advance(queue: AnimationQueue): AnimationQueue {
  const [animation, ...rest] = queue.animations;
  if (animation === undefined) return queue;
  if (queue.stepIndex + 1 < animation.steps.length)
    return applyNewState({ ...queue, stepIndex: queue.stepIndex + 1 });
  const displayed =
    animation.after === null ? queue.displayed : { stateId: animation.stateId, view: animation.after };
  return startNext({ ...queue, displayed, animations: rest });
}

/** The reel told again from an earlier moment, because somebody asked; the scenes lead to the live state. */
export const startReplay = (
  queue: AnimationQueue,
  frame: GameFrame,
  animations: readonly MoveAnimation[],
): AnimationQueue =>
  startNext({ ...queue, displayed: frame, viewBefore: frame.view, animations, stepIndex: 0, isReplay: true });

/** The live state at once. */
export const flush = ({ live }: AnimationQueue): AnimationQueue => createIdleQueue(live);

/** What is being told now. */
export interface CurrentStep {
  readonly key: string; // another for each beat
  readonly step: AnimationStep;
  readonly animation: MoveAnimation;
  readonly before: PlayerView;
  readonly after: PlayerView; // as far as it is known
  readonly speed: number; // 2: twice as fast as usual
  readonly districts: readonly DistrictId[]; // where it is seen, or the next beat that is on the map
}

const SPEEDS = [1, 1, 1.25, 1.6, 2]; // by how many scenes wait
const MAX_SPEED = 2.5;
const OWN_MOVE_SPEED = 1.3; // who made the move has seen it coming

/** The reel one beat on, if the beat with this key is played; else the same reel. */
export const advanceFrom = (queue: AnimationQueue, key: string): AnimationQueue =>
  getCurrentStep(queue)?.key === key ? advance(queue) : queue;

/** The beat that is played, or null. The more moves wait, the faster each is told. */
export function getCurrentStep({
  animations,
  stepIndex: index,
  viewBefore,
  displayed,
}: AnimationQueue): CurrentStep | null {
  const [animation] = animations;
  const step = animation?.steps[index];
  if (animation === undefined || step === undefined) return null;
  const speed = (SPEEDS[animations.length - 1] ?? MAX_SPEED) * (animation.isOwn ? OWN_MOVE_SPEED : 1);
  const key = `${animation.stateId}.${index}`;
  const districts =
    animation.steps
      .slice(index)
      .map(getStepDistricts)
      .find(({ length }) => length > 0) ?? [];
  return {
    key,
    step,
    animation,
    before: viewBefore,
    after: animation.after ?? displayed.view,
    speed,
    districts,
  };
}
