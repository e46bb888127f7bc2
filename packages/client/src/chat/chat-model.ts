/** Chat state of a page and its actions. */
import type {
  Ack,
  ChatLine,
  ChatMessage,
  MatchSummary,
  MutedPersons,
  ModerationAction,
} from '@great-fire/protocol';
import type { ComponentType, ReactNode } from 'react';

/** The districts that messages may name. */
export interface ChatDistricts {
  readonly names: readonly string[];
  readonly renderText: (text: string) => ReactNode; // the text with its district names as links to the map
}

export interface ChatModel {
  readonly match: MatchSummary;
  readonly viewer: number | null; // null: spectator
  readonly phase: 'waiting-room' | 'game' | 'finished';
  readonly chat: readonly ChatLine[]; // oldest first, without gaps
  readonly chatHasMore: boolean; // older messages exist
  readonly send: (message: ChatMessage) => Promise<Ack>;
  readonly moderate: (action: ModerationAction) => Promise<Ack<Partial<MutedPersons>>>; // on messages of others
  readonly loadEarlier: () => Promise<void>;
  readonly districts?: ChatDistricts; // missing: no map is shown
  readonly SeatMark?: ComponentType<{ readonly seat: number }>; // the colour of a player; missing: none is dealt
  readonly serverNow: () => number; // epoch ms
}

export type ChannelFilter = 'all' | 'players' | 'spectators';

/** Returns whether the viewer reads two channels, so that a filter makes sense. */
export const hasBothChannels = ({ viewer, phase }: ChatModel): boolean =>
  phase === 'finished' || (phase === 'game' && viewer === null);

/** Returns whether the viewer's messages go to the spectators' channel. */
export const speaksToSpectators = ({ viewer, phase }: ChatModel): boolean =>
  phase === 'game' && viewer === null;

/** Returns whether a message, not removed, is from another person than the one in this seat. */
export const isFromOther = ({ seat, removedBy }: ChatLine, viewer: number | null): boolean =>
  removedBy === undefined && (seat === null || seat !== viewer);

export const filterMessages = (chat: readonly ChatLine[], filter: ChannelFilter): readonly ChatLine[] =>
  filter === 'all' ? chat : chat.filter(({ channel }) => channel === filter);

/** Returns whether a message mentions the person in this seat. */
export const mentionsSeat = ({ mentions = [] }: ChatLine, seat: number | null): boolean =>
  seat !== null && mentions.some((mention) => mention.seat === seat);
