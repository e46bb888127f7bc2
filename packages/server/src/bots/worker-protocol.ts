/** Messages between the server and a bot worker. Only what a seat may know is sent to a worker. */
import type { BotLevel } from '@great-fire/bots';
import type { Action, GameEvent, PlayerView } from '@great-fire/game';

export interface BotQuestion {
  readonly level: BotLevel;
  readonly view: PlayerView; // as the seat's client receives it
  readonly legal: readonly Action[] | null; // null: those of the current rules
  readonly seed: string; // seed of the bot's choices; does not reveal the match's seed
}

/** The events that a seat may see after state `from`, up to the state of the view. */
export interface EventBatch {
  readonly from: number; // 0: from the deal
  readonly upTo: number;
  readonly events: readonly GameEvent[];
}

export interface WorkerRequest extends BotQuestion {
  readonly id: number;
  readonly seat: string; // 'abcdefghjk/2': the seat whose log the events belong to
  readonly newEvents: EventBatch;
  readonly evicted: readonly string[]; // seats whose logs the worker must drop
}

export type WorkerResponse =
  | { readonly id: number; readonly outcome: 'decided'; readonly action: Action }
  | { readonly id: number; readonly outcome: 'log-missing' } // the earlier events are missing
  | { readonly id: number; readonly outcome: 'failed'; readonly reason: string };
