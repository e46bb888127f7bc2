/** A record's people and rules, as a table has them. */
import type { GameRecord } from '@great-fire/game';
import { BOT_LEVELS, personSeatSummary } from '@great-fire/protocol';
import type { MatchSummary } from '@great-fire/protocol';
import { LOCAL_MATCH_DEFAULTS } from '../practice/local/local-match-defaults';

/** `id`: of the game, where the server knows it; else any. */
export function matchFromRecord({ players, options, final }: GameRecord, id: string): MatchSummary {
  return {
    ...LOCAL_MATCH_DEFAULTS,
    id,
    tableName: '',
    status: 'finished',
    options,
    seats: players.map(({ name, bot }) => ({
      ...personSeatSummary(name),
      bot: BOT_LEVELS.find((level) => level === bot) ?? null,
      hasOwner: bot === null,
    })),
    turn: 0,
    activeSeat: null,
    burning: Object.keys(final.cones),
    createdAt: 0,
    updatedAt: 0,
  };
}
