import type { MatchSummary } from '@great-fire/protocol';
import type { StoredMatch } from '../storage/storage';

/** One table as anybody may see it, field by field. */
export function summaryOf(match: StoredMatch, spectators: number): MatchSummary {
  return {
    id: match.id,
    tableName: match.tableName,
    status: match.status,
    private: match.private,
    options: match.options,
    seats: Array.from({ length: match.players }, (_, place) => ({
      name: match.seats.find(({ seat }) => seat === place)?.name ?? null,
    })),
    turn: match.turn,
    activeSeat: match.activeSeat,
    burning: match.burning,
    spectators,
    createdAt: match.createdAt,
    updatedAt: match.updatedAt,
  };
}
