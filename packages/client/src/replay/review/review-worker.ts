/** The worker that reviews a finished game: rules and bots run outside the main thread. Answers one request. */
import type { Seat } from '@great-fire/game';
import type { GameRecord } from '@great-fire/game/record';
import { RecordSource } from '../model/record-source';
import { type CostlyTurn, findCostlyTurns } from './costly-turns';

export interface ReviewRequest {
  readonly record: GameRecord;
  readonly seat: Seat;
}

const scope = self as unknown as {
  readonly postMessage: (turns: readonly CostlyTurn[]) => void;
  onmessage: ((message: { readonly data: ReviewRequest }) => void) | null;
};

scope.onmessage = ({ data: { record, seat } }) =>
  scope.postMessage(findCostlyTurns(new RecordSource(record), seat));
