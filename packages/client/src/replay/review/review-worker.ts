/** The worker that reviews a finished game: rules and bots run outside the main thread. Answers one request. */
import type { Seat } from '@great-fire/game';
import type { GameRecord } from '@great-fire/game/record';
import { RecordSource } from '../model/record-source';
import { type CostlySpread, findCostlySpreads } from './costly-spreads';

export interface ReviewRequest {
  readonly record: GameRecord;
  readonly seat: Seat;
}

const scope = self as unknown as {
  readonly postMessage: (spreads: readonly CostlySpread[]) => void;
  onmessage: ((message: { readonly data: ReviewRequest }) => void) | null;
};

scope.onmessage = ({ data: { record, seat } }) =>
  scope.postMessage(findCostlySpreads(new RecordSource(record), seat));
