/** A game of the server that is under way, as far as this viewer knows it. */
import type { LogEntry, HistoricView, Perspective } from '@great-fire/protocol';
import type { TableModel } from '../../table/table-context';
import { mainlineStates, markUndone } from './mainline';
import type { ReplaySource } from './replay-source';

/** `log` must be known from the first move on. */
export function createLiveSource({
  view,
  stateId,
  log,
  viewAt,
  fetchView,
}: Pick<TableModel, 'view' | 'stateId' | 'log' | 'viewAt' | 'fetchView'>): ReplaySource {
  const mainline = mainlineStates(log);
  const last = mainline.length - 1;
  const fullLog: readonly LogEntry[] = markUndone(log);
  // Keeping a hand is no move: the last position is the present one.
  const stateOf = (move: number): number => (move >= last ? stateId : (mainline[move] ?? 0));
  const ownPerspective: Perspective = view.viewer ?? 'spectator';
  const viewOfMove = (move: number): HistoricView | null => (move >= last ? view : viewAt(stateOf(move)));
  return {
    mainline,
    isOver: view.result !== null,
    perspectives: [ownPerspective],
    logFor: () => fullLog,
    viewAt: viewOfMove,
    fetchView: (move) => (move >= last ? Promise.resolve(view) : fetchView(stateOf(move))),
  };
}
