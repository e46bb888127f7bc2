/** Match fields that are the same for all tables without a server. */
import { NO_TIME_CONTROL } from '@great-fire/protocol';
import type { MatchSummary } from '@great-fire/protocol';

export const LOCAL_MATCH_DEFAULTS = {
  private: true,
  timeControl: NO_TIME_CONTROL,
  language: 'en',
  profanityFilter: true,
  spectatorPolicy: { access: 'open', delayMinutes: 0 },
  botSpeed: 'normal',
  hostSeat: null,
  burning: [],
  spectators: 0,
} as const satisfies Partial<MatchSummary>;
