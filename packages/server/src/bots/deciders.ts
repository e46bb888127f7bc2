/** The worker threads of a server: a table's bots are always asked of the same one, which remembers their logs. */
import { availableParallelism } from 'node:os';
import type { Action } from '@great-fire/game';
import { Decider } from './decider';
import type { SeatQuestion } from './decider';
import type { Timeouts } from '../timeouts';

const MOST = 4;

export class Deciders {
  private readonly all: readonly Decider[];

  /** One thread for each processor but the first, which is the game's; started when they are first asked. */
  constructor(file: () => Promise<string>, timeouts: Timeouts) {
    const threads = Math.min(Math.max(availableParallelism() - 1, 1), MOST);
    this.all = Array.from({ length: threads }, () => new Decider(file, timeouts));
  }

  /** Resolves to the choice of a table's bot. @throws Undecided */
  ask(matchId: string, question: SeatQuestion): Promise<Action> {
    const sum = [...matchId].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
    const decider = this.all[sum % this.all.length];
    if (decider === undefined) throw new Error('No worker was made');
    return decider.ask(question);
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map((decider) => decider.close()));
  }
}
