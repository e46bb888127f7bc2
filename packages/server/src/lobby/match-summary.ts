import {
  personSeatSummary,
  pickTableOptions,
  type MatchSummary,
  type SeatSummary,
} from '@great-fire/protocol';
import { hostSeatOf } from '../table-setup/seats';
import { isSeatReady } from '../table-setup/host';
import type { StoredMatch, StoredSeat } from '../entities/match';
import { isProfanityFilterOn } from '../chat/present-lines';

/** Returns the public summary of a table. Each field is listed, so that no stored field leaks. */
export function toMatchSummary(match: StoredMatch, spectators: number): MatchSummary {
  return {
    id: match.id,
    tableName: match.tableName,
    status: match.status,
    ...pickTableOptions(match),
    profanityFilter: isProfanityFilterOn(match),
    seats: Array.from({ length: match.players }, (_, index) =>
      toSeatSummary(
        match,
        match.seats.find(({ seat }) => seat === index),
        match.status === 'running' && match.tableState?.absences[index]?.isOpen === true,
      ),
    ),
    hostSeat: hostSeatOf(match),
    turn: match.turn,
    activeSeat: match.activeSeat,
    burning: match.burning,
    spectators,
    createdAt: match.createdAt,
    updatedAt: match.updatedAt,
  };
}

function toSeatSummary(match: StoredMatch, storedSeat: StoredSeat | undefined, isOpen: boolean): SeatSummary {
  if (storedSeat === undefined) return { ...personSeatSummary(null), isOpen };
  const { name, bot, personId } = storedSeat;
  const isReady = match.status !== 'open' || isSeatReady(match, storedSeat);
  return { name, botLevel: bot, hasOwner: personId !== null, isReady, isOpen };
}
