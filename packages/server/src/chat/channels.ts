/**
 * Channels of a table's chat: where a line goes and who may read it. A sync, a page of earlier lines and the broadcast
 * of a line all use these rules.
 */
import type { Seat } from '@great-fire/game';
import type { ChatChannel, MatchStatus } from '@great-fire/protocol';

const isEnded = (status: MatchStatus): boolean => status === 'finished' || status === 'unfinished';

/** Returns the channel for a new line. Before the start, everyone at the table shares the players' channel. */
export const channelOf = (speaker: Seat | null, status: MatchStatus): ChatChannel =>
  speaker !== null || status === 'open' ? 'players' : 'spectators';

/**
 * Returns whether a viewer may read a channel. Spectators may know more than one player, so players read their channel
 * only after the end.
 */
export const canReadChannel = (viewer: Seat | null, channel: ChatChannel, status: MatchStatus): boolean =>
  channel === 'players' || viewer === null || isEnded(status);
