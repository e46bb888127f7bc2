import { seatNamed } from '@great-fire/protocol';
import type { MatchSummary, SeatSummary } from '@great-fire/protocol';
import { hostOf, seatHeldBy } from '../storage/seating';
import type { StoredMatch, StoredSeat } from '../storage/matches';
import { masksTalk } from '../talk/telling';

/** One table as anybody may see it, field by field. */
export function summaryOf(match: StoredMatch, spectators: number): MatchSummary {
  return {
    id: match.id,
    tableName: match.tableName,
    status: match.status,
    private: match.private,
    options: match.options,
    pace: match.pace,
    language: match.language,
    masksTalk: masksTalk(match),
    watching: match.watching,
    seats: Array.from({ length: match.players }, (_, place) =>
      seatSummary(
        match,
        match.seats.find(({ seat }) => seat === place),
        match.status === 'running' && match.conduct?.away[place]?.isOpen === true,
      ),
    ),
    ...partsOf(match),
    host: seatHeldBy(match, hostOf(match)),
    turn: match.turn,
    activeSeat: match.activeSeat,
    burning: match.burning,
    spectators,
    createdAt: match.createdAt,
    updatedAt: match.updatedAt,
  };
}

function partsOf({ players, seats, arePartsFixed }: StoredMatch): Pick<MatchSummary, 'parts'> {
  if (seats.every(({ part }) => part === null)) return {};
  const bySeat = Array.from({ length: players }, (_, place) => seats.find(({ seat }) => seat === place));
  return {
    parts: {
      isFixed: arePartsFixed,
      commitments: bySeat.map((held) => held?.part ?? null),
      revealed: bySeat.map((held) => held?.isPartShown === true),
    },
  };
}

function seatSummary(match: StoredMatch, held: StoredSeat | undefined, isOpen: boolean): SeatSummary {
  if (held === undefined) return { ...seatNamed(null), isOpen };
  const { name, bot, personId } = held;
  const isReady = held.isReady || bot !== null || personId === hostOf(match) || match.status !== 'open';
  return { name, bot, hasOwner: personId !== null, isReady, isOpen };
}
