/** From the log to scenes: which moves are told when a new state has come. */
import type { PlayerView } from '@great-fire/game';
import type { LogEntry } from '@great-fire/protocol';
import { beatsOf } from './beats';
import type { Moment, Scene } from './reel';

/** More moves than these at once are no story any more; the digest tells them. */
export const CATCH_UP = 12;

interface Known {
  readonly log: readonly LogEntry[];
  readonly viewAt: (stateId: number) => PlayerView | null;
}

/** The scene of one logged move. The mover has picked the card: it need not be shown to them. */
export function sceneOf(
  { stateId, seat, events }: LogEntry,
  after: PlayerView | null,
  viewer: number | null,
): Scene {
  const isOwn = seat === viewer;
  const beats = beatsOf(events).filter(({ kind }) => !isOwn || kind !== 'card');
  return { stateId, after, beats, isOwn };
}

/** The moves between two states; none where the log has a hole, or there are too many. */
export function scenesBetween(from: number, live: Moment, { log, viewAt }: Known): readonly Scene[] {
  const count = live.stateId - from;
  if (count <= 0 || count > CATCH_UP) return [];
  const entries = log.filter(({ stateId }) => stateId > from && stateId <= live.stateId);
  if (entries.length !== count) return [];
  // What was taken back is not told: it would be told as if it still held.
  if (entries.some(({ events }) => events.some(({ type }) => type === 'taken-back'))) return [];
  return entries.map((entry) => {
    const after = entry.stateId === live.stateId ? live.view : viewAt(entry.stateId);
    return sceneOf(entry, after, live.view.viewer);
  });
}
