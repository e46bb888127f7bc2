import type { ReactNode } from 'react';

/** What the table's own code tells a slip, which is fetched later. */
export interface SessionCardsProps {
  readonly movesToUndo: ReactNode; // the moves that are asked to be taken back, as the log tells them
  readonly moveCount: number; // of them
}
