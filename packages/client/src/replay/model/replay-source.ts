/** The game behind a replay: a record, or a running game on the server. */
import type { LogEntry, HistoricView, Perspective } from '@great-fire/protocol';

export interface ReplaySource {
  readonly mainline: readonly number[]; // state id by move; [0]: dealt table
  readonly isOver: boolean;
  readonly perspectives: readonly Perspective[]; // available ones, default first
  readonly logFor: (perspective: Perspective) => readonly LogEntry[]; // including undone moves
  readonly viewAt: (move: number, perspective: Perspective) => HistoricView | null; // null: not loaded
  readonly fetchView: (move: number, perspective: Perspective) => Promise<HistoricView | null>; // null: not available
}

export const lastMove = ({ mainline }: ReplaySource): number => mainline.length - 1;
