/** Turns log entries into animations: decides which moves are animated after a new state arrives. */
import type { PlayerView } from '@great-fire/game';
import type { LogEntry, MatchSummary } from '@great-fire/protocol';
import { getStepsForEvents } from './steps';
import type { GameFrame, MoveAnimation } from './animation-queue';

/** If more moves arrive at once, they are not animated. The catch-up summary lists them instead. */
export const MAX_ANIMATED_MOVES = 12;

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
  return { stateId, after, steps, isOwn };
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
