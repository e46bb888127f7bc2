/** What a worker thread is asked, and what it answers: a seat's own sight and nothing else crosses over. */
import type { BotLevel } from '@great-fire/bots';
import type { Action, GameEvent, PlayerView } from '@great-fire/game';

export interface BotQuestion {
  readonly level: BotLevel;
  readonly view: PlayerView; // as the seat's page has it
  readonly legal: readonly Action[] | null; // null: the present rules tell
  readonly chance: string; // what the bot's chance follows from; it tells nothing of the match's seed
  readonly ms: number; // to think in
}

/** What happened at the table as a seat heard of it: beyond state `from`, up to the state of the view. */
export interface EventBatch {
  readonly from: number; // 0: from the deal on
  readonly upTo: number;
  readonly events: readonly GameEvent[];
}

export interface WorkerRequest extends BotQuestion {
  readonly id: number;
  readonly seat: string; // 'abcdefghjk/2': whose log the news belongs to
  readonly news: EventBatch;
}

export type WorkerResponse =
  | { readonly id: number; readonly is: 'decided'; readonly action: Action }
  | { readonly id: number; readonly is: 'forgotten' } // the log before the news is needed anew
  | { readonly id: number; readonly is: 'failed'; readonly why: string };
