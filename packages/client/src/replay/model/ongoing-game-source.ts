/** Replay source of a running game, as far as the viewer may see it. */
import type { LogEntry, HistoricView, Perspective } from '@great-fire/protocol';
import type { TableModel } from '../../table/model/table-context';
import { mainlineStates, markUndone } from '../../table/log/mainline';
import type { ReplaySource } from './replay-source';

/** `log` must start at the first move. */
export function createOngoingGameSource({
  view,
  stateId,
  log,
  viewAt,
  fetchView,
}: Pick<TableModel, 'view' | 'stateId' | 'log' | 'viewAt' | 'fetchView'>): ReplaySource {
  const mainline = mainlineStates(log);
  const last = mainline.length - 1;
  const fullLog: readonly LogEntry[] = markUndone(log);
  // A kept hand is not a move, so the last move maps to the current state.
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
