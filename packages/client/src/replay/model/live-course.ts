/** A game of the server that is under way, as far as this viewer knows it. */
import type { LogEntry, PastView, SeenFrom } from '@great-fire/protocol';
import type { TableState } from '../../table/table-context';
import { countedStates, withUndone } from './counted';
import type { Course } from './course';

/** `log` must be known from the first move on. */
export function liveCourse({
  view,
  stateId,
  log,
  viewAt,
  fetchView,
}: Pick<TableState, 'view' | 'stateId' | 'log' | 'viewAt' | 'fetchView'>): Course {
  const counted = countedStates(log);
  const last = counted.length - 1;
  const told: readonly LogEntry[] = withUndone(log);
  // Keeping a hand is no move: the last position is the present one.
  const stateOf = (move: number): number => (move >= last ? stateId : (counted[move] ?? 0));
  const own: SeenFrom = view.viewer ?? 'spectator';
  const known = (move: number): PastView | null => (move >= last ? view : viewAt(stateOf(move)));
  return {
    counted,
    isOver: view.result !== null,
    eyes: [own],
    logFrom: () => told,
    viewAt: known,
    fetchView: (move) => (move >= last ? Promise.resolve(view) : fetchView(stateOf(move))),
  };
}
