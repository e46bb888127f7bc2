import {
  personSeatSummary,
  pickTableOptions,
  type MatchSummary,
  type SeatSummary,
} from '@great-fire/protocol';
import { setupTableOfMatch } from '../table-setup/host';
import type { StoredMatch, StoredSeat } from '../entities/match';
import { isProfanityFilterOn } from '../chat/present-lines';

/** Returns the public summary of a table. Each field is listed, so that no stored field leaks. */
export function toMatchSummary(match: StoredMatch, spectators: number): MatchSummary {
  const { hostSeat, seats } = setupTableOfMatch(match);
  return {
    id: match.id,
    tableName: match.tableName,
    status: match.status,
    ...pickTableOptions(match),
    profanityFilter: isProfanityFilterOn(match),
    seats: Array.from({ length: match.players }, (_, index) =>
      toSeatSummary(
        match.seats.find(({ seat }) => seat === index),
        match.status !== 'open' || seats[index]?.isReady === true,
        match.status === 'running' && match.tableState?.absences[index]?.isOpen === true,
      ),
    ),
    hostSeat,
    turn: match.turn,
    activeSeat: match.activeSeat,
    burning: match.burning,
    spectators,
    createdAt: match.createdAt,
    updatedAt: match.updatedAt,
  };
}

function toSeatSummary(storedSeat: StoredSeat | undefined, isReady: boolean, isOpen: boolean): SeatSummary {
  if (storedSeat === undefined) return { ...personSeatSummary(null), isOpen };
  const { name, bot, personId } = storedSeat;
  return { name, botLevel: bot, hasOwner: personId !== null, isReady, isOpen };
}
