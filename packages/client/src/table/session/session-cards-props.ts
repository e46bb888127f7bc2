import type { ReactNode } from 'react';

/** Props of the lazy session cards that the table computes, so that the log modules stay in the table's chunk. */
export interface SessionCardsProps {
  readonly movesToUndo: ReactNode; // log lines of the proposed takeback
  readonly moveCount: number; // number of moves to undo
}
