import { completeTableOptions, type MatchSummary } from '@great-fire/protocol';

/** The part of a summary that all games without a server share. */
export const LOCAL_MATCH_DEFAULTS = {
  ...completeTableOptions({ private: true, spectatorAccess: 'open' }),
  profanityFilter: true,
  hostSeat: null,
  burning: [],
  spectators: 0,
} satisfies Partial<MatchSummary>;
