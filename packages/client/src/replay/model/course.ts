/** A game to look through: a record that is played here, or one that is under way elsewhere. */
import type { LogEntry, PastView, SeenFrom } from '@great-fire/protocol';

export interface Course {
  readonly counted: readonly number[]; // by move the state that it led to: [0] the dealt table
  readonly isOver: boolean;
  readonly eyes: readonly SeenFrom[]; // where it may be looked at from, the usual place first
  readonly logFrom: (eyes: SeenFrom) => readonly LogEntry[]; // with what was taken back
  readonly viewAt: (move: number, eyes: SeenFrom) => PastView | null; // null: not known yet
  readonly fetchView: (move: number, eyes: SeenFrom) => Promise<PastView | null>; // null: it cannot be had now
}

export const lastMove = ({ counted }: Course): number => counted.length - 1;
