/** What is said at a table, as its page knows it, and the ways to answer. */
import type { Answer, ChatLine, ChatMessage, MatchSummary, Muted, Tend } from '@great-fire/protocol';

export interface Talk {
  readonly match: MatchSummary;
  readonly viewer: number | null; // null: without a seat
  readonly stage: 'room' | 'game' | 'over';
  readonly chat: readonly ChatLine[]; // oldest first, without a hole
  readonly chatIsWhole: boolean; // nothing was said before them
  readonly say: (message: ChatMessage) => Promise<Answer>;
  readonly tend: (tend: Tend) => Promise<Answer<Partial<Muted>>>; // what others say
  readonly loadSaid: () => Promise<void>;
}

export type Heard = 'all' | 'players' | 'spectators';

/** Whether this viewer hears two channels, so that one of them alone may be read. */
export const hearsBoth = ({ viewer, stage }: Talk): boolean =>
  stage === 'over' || (stage === 'game' && viewer === null);

/** Whether what this viewer says is for those who watch alone, for now. */
export const speaksAside = ({ viewer, stage }: Talk): boolean => stage === 'game' && viewer === null;

/** The lines of what the reader chose to hear. */
export const heardIn = (chat: readonly ChatLine[], heard: Heard): readonly ChatLine[] =>
  heard === 'all' ? chat : chat.filter(({ channel }) => channel === heard);
