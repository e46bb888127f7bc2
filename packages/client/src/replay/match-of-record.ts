/** A record's people and rules, as a table has them. */
import type { GameRecord } from '@great-fire/game';
import { BOT_LEVELS, NO_CLOCK, seatNamed } from '@great-fire/protocol';
import type { MatchSummary } from '@great-fire/protocol';

/** `id`: of the game, where the server knows it; else any. */
export function matchOfRecord({ players, options, final }: GameRecord, id: string): MatchSummary {
  return {
    id,
    tableName: '',
    status: 'finished',
    private: true,
    options,
    pace: NO_CLOCK,
    language: 'en',
    masksTalk: true,
    watching: { who: 'open', delayMinutes: 0 },
    seats: players.map(({ name, bot }) => ({
      ...seatNamed(name),
      bot: BOT_LEVELS.find((level) => level === bot) ?? null,
      hasOwner: bot === null,
    })),
    host: null,
    turn: 0,
    activeSeat: null,
    burning: Object.keys(final.cones),
    spectators: 0,
    createdAt: 0,
    updatedAt: 0,
  };
}
