import type { MatchSummary, SeatSummary } from '@great-fire/protocol';
import { hostOf, seatHeldBy } from '../storage/seating';
import type { StoredMatch, StoredSeat } from '../storage/storage';

/** One table as anybody may see it, field by field. */
export function summaryOf(match: StoredMatch, spectators: number): MatchSummary {
  return {
    id: match.id,
    tableName: match.tableName,
    status: match.status,
    private: match.private,
    options: match.options,
    pace: match.pace,
    seats: Array.from({ length: match.players }, (_, place) =>
      seatSummary(
        match.seats.find(({ seat }) => seat === place),
        match.status === 'running' && match.conduct?.away[place]?.isOpen === true,
      ),
    ),
    host: seatHeldBy(match, hostOf(match)),
    turn: match.turn,
    activeSeat: match.activeSeat,
    burning: match.burning,
    spectators,
    createdAt: match.createdAt,
    updatedAt: match.updatedAt,
  };
}

function seatSummary(held: StoredSeat | undefined, isOpen: boolean): SeatSummary {
  const hasOwner = (held?.personId ?? null) !== null;
  return { name: held?.name ?? null, bot: held?.bot ?? null, hasOwner, isOpen };
}
