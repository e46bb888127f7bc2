/**
 * Who speaks and who hears in which channel of a table's talk. Whatever is told of the talk asks here: a sync, a page of
 * earlier lines, and a line as it is said.
 */
import { randomBytes } from 'node:crypto';
import type { Seat } from '@great-fire/game';
import type { ChatChannel, MatchStatus } from '@great-fire/protocol';

const isEnded = (status: MatchStatus): boolean => status === 'finished' || status === 'unfinished';

/** The channel of what somebody says: before the start there is one, for all who are there. */
export const channelOf = (speaker: Seat | null, status: MatchStatus): ChatChannel =>
  speaker !== null || status === 'open' ? 'players' : 'spectators';

/** Whether a viewer hears a channel. Spectators see or guess more than one player does: players hear them after the end. */
export const canReadChannel = (viewer: Seat | null, channel: ChatChannel, status: MatchStatus): boolean =>
  channel === 'players' || viewer === null || isEnded(status);

/** What others know a line by; by chance, for a number would tell players that others were said between. */
export const newLineKey = (): string => randomBytes(9).toString('base64url');
