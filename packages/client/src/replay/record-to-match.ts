/** Match summary of a record. */
import type { GameRecord } from '@great-fire/game/record';
import { BOT_LEVELS, playerSeatSummary, type MatchSummary, type SeatSummary } from '@great-fire/protocol';
import { LOCAL_MATCH_DEFAULTS } from '../practice/local-match';

/** Returns the match summary. `id`: match id, or any id if the server does not know the game. */
export function matchFromRecord({ players, options, final }: GameRecord, id: string): MatchSummary {
  return {
    ...LOCAL_MATCH_DEFAULTS,
    id,
    tableName: '',
    status: 'finished',
    options,
    seats: players.map(({ name, bot }): SeatSummary => ({
      ...playerSeatSummary(name, BOT_LEVELS.find((level) => level === bot) ?? null),
      hasOwner: bot === null, // also at a level of a later release
    })),
    turn: 0,
    activeSeat: null,
    burning: Object.keys(final.cones),
    createdAt: 0,
    updatedAt: 0,
  };
}
