/** The worker that reviews a finished game: rules and bots run outside the main thread. Answers one request. */
import type { Seat } from '@great-fire/game';
import type { GameRecord } from '@great-fire/game/record';
import { openRecord } from '../model/record-source';
import { type CostlyTurn, findCostlyTurns } from './costly-turns';

export interface ReviewRequest {
  readonly record: GameRecord;
  readonly seat: Seat;
}

const scope = self as unknown as {
  readonly postMessage: (turns: readonly CostlyTurn[]) => void;
  onmessage: ((message: { readonly data: ReviewRequest }) => void) | null;
};

scope.onmessage = ({ data: { record, seat } }) => {
  const opened = openRecord(record);
  if (!opened.ok) throw new Error('The page reviews only records that it shows');
  scope.postMessage(findCostlyTurns(opened.source, seat));
};
