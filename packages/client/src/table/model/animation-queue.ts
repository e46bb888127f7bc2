/** The animation queue: the moves still to animate, and the state that the table displays meanwhile. */
import type { DistrictId, GameEvent, PlayerView } from '@great-fire/game';
import type { LogEntry, MatchSummary } from '@great-fire/protocol';
import { type AnimationStep, playsBeforeMove, getStepDistricts, getStepsForEvents } from './steps';

/** If more moves arrive at once, they are not animated. The catch-up summary lists them instead. */
export const MAX_ANIMATED_MOVES = 12;

/** One state of the game as the viewer sees it. */
export interface GameFrame {
  readonly stateId: number;
  readonly view: PlayerView;
}

export interface MoveAnimation {
  readonly stateId: number; // the state after the move
  readonly after: PlayerView | null; // null: this state is unknown
  readonly steps: readonly AnimationStep[];
  readonly events: readonly GameEvent[];
  readonly isOwn: boolean;
  readonly isFast?: boolean; // by a fast bot; default: false
}

export interface AnimationQueue {
  readonly live: GameFrame;
  readonly displayed: GameFrame; // the same as `live` when the queue is empty
  readonly viewBefore: PlayerView; // the view when the first animation began
  readonly animations: readonly MoveAnimation[]; // the first is playing
  readonly stepIndex: number; // step of the first animation
  readonly isReplay: boolean; // the user started it: no move is dropped
}

const MAX_QUEUED = 10; // moves; above this only the latest stay
const KEEP_QUEUED = 6;

/** Returns an empty queue that displays the live state. */
export const createIdleQueue = (live: GameFrame): AnimationQueue => ({
  live,
  displayed: live,
  viewBefore: live.view,
  animations: [],
  stepIndex: 0,
  isReplay: false,
});

/** Starts the first animation that has steps. If none has, displays the live state. */
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

/** Displays the state after the move as soon as a step needs it. */
function applyNewState(queue: AnimationQueue): AnimationQueue {
  const [animation] = queue.animations;
  const step = animation?.steps[queue.stepIndex];
  if (animation === undefined || step === undefined || animation.after === null || playsBeforeMove(step))
    return queue;
  if (queue.displayed.stateId === animation.stateId) return queue;
  return { ...queue, displayed: { stateId: animation.stateId, view: animation.after } };
}

/**
 * Sets the live state and appends the moves that led to it. Without moves, displays the live state immediately.
 *
 * Exception: a replay that the user started runs to its end, and the new moves follow it.
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

/** Moves the queue to the next step, or to the next animation after the last step. */
export function advance(queue: AnimationQueue): AnimationQueue {
  const [animation, ...rest] = queue.animations;
  if (animation === undefined) return queue;
  if (queue.stepIndex + 1 < animation.steps.length)
    return applyNewState({ ...queue, stepIndex: queue.stepIndex + 1 });
  const displayed =
    animation.after === null ? queue.displayed : { stateId: animation.stateId, view: animation.after };
  return startNext({ ...queue, displayed, animations: rest });
}

/** Replays moves from an earlier frame because the user started a replay. The last move leads to the live state. */
export const startReplay = (
  queue: AnimationQueue,
  frame: GameFrame,
  animations: readonly MoveAnimation[],
): AnimationQueue =>
  startNext({ ...queue, displayed: frame, viewBefore: frame.view, animations, stepIndex: 0, isReplay: true });

/** Empties the queue and displays the live state. */
export const flush = ({ live }: AnimationQueue): AnimationQueue => createIdleQueue(live);

export interface CurrentStep {
  readonly key: string; // unique for each step
  readonly step: AnimationStep;
  readonly animation: MoveAnimation;
  readonly before: PlayerView;
  readonly after: PlayerView; // the displayed view if unknown
  readonly speed: number; // factor: 2 halves the duration
  readonly districts: readonly DistrictId[]; // districts of this step, or of the next step on the map
}

const SPEEDS = [1, 1, 1.25, 1.6, 2]; // by number of queued moves, the playing one included
const MAX_SPEED = 2.5;
const FAST_BOT_SPEED = 2; // at least
const OWN_MOVE_SPEED = 1.3; // the viewer knows their own move already

/** Advances the queue if the step with this key is playing. Otherwise returns the queue unchanged. */
export const advanceFrom = (queue: AnimationQueue, key: string): AnimationQueue =>
  getCurrentStep(queue)?.key === key ? advance(queue) : queue;

/** Returns the step that is playing, or null. The speed grows with the number of queued moves. */
export function getCurrentStep({
  animations,
  stepIndex: index,
  viewBefore,
  displayed,
}: AnimationQueue): CurrentStep | null {
  const [animation] = animations;
  const step = animation?.steps[index];
  if (animation === undefined || step === undefined) return null;
  const queueSpeed = SPEEDS[animations.length - 1] ?? MAX_SPEED;
  const speed = animation.isFast
    ? Math.max(queueSpeed, FAST_BOT_SPEED)
    : queueSpeed * (animation.isOwn ? OWN_MOVE_SPEED : 1);
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

interface GameHistory {
  readonly log: readonly LogEntry[];
  readonly viewAt: (stateId: number) => PlayerView | null;
  readonly match: Pick<MatchSummary, 'seats' | 'botSpeed'>;
}

/**
 * Returns the animation of one logged move. Viewers chose the card of their own move, so they do not see the card
 * step.
 */
export function createMoveAnimation(
  { stateId, seat, events }: LogEntry,
  after: PlayerView | null,
  viewer: number | null,
): MoveAnimation {
  const isOwn = seat === viewer;
  const steps = getStepsForEvents(events).filter(({ kind }) => !isOwn || kind !== 'card');
  return { stateId, after, steps, events, isOwn };
}

/**
 * Returns the animations of the moves between two states. Returns none if the log has a gap or there are too many
 * moves. A move of an instant bot has no steps, and its state is shown at once.
 */
export function planAnimations(
  from: number,
  live: GameFrame,
  { log, viewAt, match }: GameHistory,
): readonly MoveAnimation[] {
  const count = live.stateId - from;
  if (count <= 0 || count > MAX_ANIMATED_MOVES) return [];
  const entries = log.filter(({ stateId }) => stateId > from && stateId <= live.stateId);
  if (entries.length !== count) return [];
  // Moves that were taken back are not animated: they are no longer part of the game.
  if (entries.some(({ events }) => events.some(({ type }) => type === 'taken-back'))) return [];
  return entries.map((entry) => {
    const after = entry.stateId === live.stateId ? live.view : viewAt(entry.stateId);
    const animation = createMoveAnimation(entry, after, live.view.viewer);
    const isByBot = (match.seats[entry.seat]?.botLevel ?? null) !== null;
    if (!isByBot || animation.isOwn || match.botSpeed === 'normal') return animation;
    return match.botSpeed === 'fast' ? { ...animation, isFast: true } : { ...animation, steps: [] };
  });
}
