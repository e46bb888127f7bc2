import { completeTableOptions, type MatchSummary } from '@great-fire/protocol';

/** What is the same in the summaries of all games without a server. */
export const LOCAL_MATCH_DEFAULTS = {
  ...completeTableOptions({ private: true, spectatorAccess: 'open' }),
  profanityFilter: true,
  hostSeat: null,
  burning: [],
  spectators: 0,
} satisfies Partial<MatchSummary>;
