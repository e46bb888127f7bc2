/** From the log to scenes: which moves are told when a new state has come. */
import type { PlayerView } from '@great-fire/game';
import type { LogEntry } from '@great-fire/protocol';
import { getStepsForEvents } from './steps';
import type { GameFrame, MoveAnimation } from './animation-queue';

/** More moves than these at once are no story any more; the digest tells them. */
export const MAX_ANIMATED_MOVES = 12;

interface GameHistory {
  readonly log: readonly LogEntry[];
  readonly viewAt: (stateId: number) => PlayerView | null;
}

/** The scene of one logged move. The mover has picked the card: it need not be shown to them. */
export function createMoveAnimation(
  { stateId, seat, events }: LogEntry,
  after: PlayerView | null,
  viewer: number | null,
): MoveAnimation {
  const isOwn = seat === viewer;
  const steps = getStepsForEvents(events).filter(({ kind }) => !isOwn || kind !== 'card');
  return { stateId, after, steps, isOwn };
}

/** The moves between two states; none where the log has a hole, or there are too many. */
export function planAnimations(
  from: number,
  live: GameFrame,
  { log, viewAt }: GameHistory,
): readonly MoveAnimation[] {
  const count = live.stateId - from;
  if (count <= 0 || count > MAX_ANIMATED_MOVES) return [];
  const entries = log.filter(({ stateId }) => stateId > from && stateId <= live.stateId);
  if (entries.length !== count) return [];
  // What was taken back is not told: it would be told as if it still held.
  if (entries.some(({ events }) => events.some(({ type }) => type === 'taken-back'))) return [];
  return entries.map((entry) => {
    const after = entry.stateId === live.stateId ? live.view : viewAt(entry.stateId);
    return createMoveAnimation(entry, after, live.view.viewer);
  });
}
