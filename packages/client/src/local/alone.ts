/** What a lobby would say of a table that no server has. */
import { NO_CLOCK } from '@great-fire/protocol';
import type { MatchSummary } from '@great-fire/protocol';

export const ALONE = {
  private: true,
  pace: NO_CLOCK,
  language: 'en',
  masksTalk: true,
  watching: { who: 'open', delayMinutes: 0 },
  host: null,
  burning: [],
  spectators: 0,
} as const satisfies Partial<MatchSummary>;
