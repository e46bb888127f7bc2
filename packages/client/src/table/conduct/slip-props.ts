import type { ReactNode } from 'react';

/** What the table's own code tells a slip, which is fetched later. */
export interface SlipProps {
  readonly going: ReactNode; // the moves that are asked to be taken back, as the log tells them
  readonly count: number; // of them
}
