/** Messages between the server and a bot worker. Only what a seat may know is sent to a worker. */
import type { BotLevel } from '@great-fire/bots';
import type { Action, GameEvent, PlayerView } from '@great-fire/game';

export interface BotQuestion {
  readonly level: BotLevel;
  readonly view: PlayerView; // as the seat's client receives it
  readonly legal: readonly Action[] | null; // null: those of the current rules
  readonly events: readonly GameEvent[]; // as the seat sees them, oldest first; see `eventsRead`
  readonly searchMs: number; // time for a decision of a level that searches
  readonly seed: string; // seed of the bot's choices; does not reveal the match's seed
}

export interface BotWorkerRequest extends BotQuestion {
  readonly id: number;
}

export type WorkerResponse =
  | { readonly id: number; readonly outcome: 'decided'; readonly action: Action }
  | { readonly id: number; readonly outcome: 'failed'; readonly reason: string };
