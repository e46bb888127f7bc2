/** A game to look through: a record that is played here, or one that is under way elsewhere. */
import type { LogEntry, HistoricView, Perspective } from '@great-fire/protocol';

export interface ReplaySource {
  readonly mainline: readonly number[]; // by move the state that it led to: [0] the dealt table
  readonly isOver: boolean;
  readonly perspectives: readonly Perspective[]; // where it may be looked at from, the usual place first
  readonly logFor: (perspective: Perspective) => readonly LogEntry[]; // with what was taken back
  readonly viewAt: (move: number, perspective: Perspective) => HistoricView | null; // null: not known yet
  readonly fetchView: (move: number, perspective: Perspective) => Promise<HistoricView | null>; // null: it cannot be had now
}

export const lastMove = ({ mainline }: ReplaySource): number => mainline.length - 1;
