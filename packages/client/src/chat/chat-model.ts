/** What is said at a table, as its page knows it, and the ways to answer. */
import type {
  Ack,
  ChatLine,
  ChatMessage,
  MatchSummary,
  MutedPersons,
  ModerationAction,
} from '@great-fire/protocol';

export interface ChatModel {
  readonly match: MatchSummary;
  readonly viewer: number | null; // null: without a seat
  readonly phase: 'room' | 'game' | 'over';
  readonly chat: readonly ChatLine[]; // oldest first, without a hole
  readonly chatHasMore: boolean; // earlier lines exist
  readonly send: (message: ChatMessage) => Promise<Ack>;
  readonly moderate: (action: ModerationAction) => Promise<Ack<Partial<MutedPersons>>>; // what others say
  readonly loadEarlier: () => Promise<void>;
}

export type ChannelFilter = 'all' | 'players' | 'spectators';

/** Whether this viewer hears two channels, so that one of them alone may be read. */
export const hasBothChannels = ({ viewer, phase }: ChatModel): boolean =>
  phase === 'over' || (phase === 'game' && viewer === null);

/** Whether what this viewer says is for those who watch alone, for now. */
export const speaksToSpectators = ({ viewer, phase }: ChatModel): boolean =>
  phase === 'game' && viewer === null;

/** The lines of what the reader chose to hear. */
export const filterMessages = (chat: readonly ChatLine[], filter: ChannelFilter): readonly ChatLine[] =>
  filter === 'all' ? chat : chat.filter(({ channel }) => channel === filter);
