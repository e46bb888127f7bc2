/** What a viewer may ask to take back (UNDO-3). */
import type { LogEntry } from '@great-fire/protocol';
import { goingMoves } from '../log/taken-back';
import type { TableState } from '../table-context';

/** The moves that going back to a state would take; none where this viewer may not ask it just now. */
export function askableMoves(
  { view, match, conduct, log, askBack }: TableState,
  to: number,
): readonly LogEntry[] {
  const { viewer } = view;
  const plays = viewer !== null && conduct.away[viewer] === null && match.status === 'running';
  const isFree = conduct.takeBackAsked === null && conduct.pausedAt === null && conduct.clock.seat !== null;
  return plays && isFree && askBack !== null ? goingMoves(log, to) : [];
}
