/** People who each play against bots, beside the honest players whose moves are measured. */
import { setTimeout as wait } from 'node:timers/promises';
import { choose, myTurn, seededChance, sitAmongBots } from '@great-fire/server/testing';
import type { OfferedLevel } from '@great-fire/protocol';
import type { Alone } from '@great-fire/server/testing';

const PACE_MS = 200; // between a bot's last step and the person's own

export class BotTables {
  private isOver = false;
  private end: () => void = () => undefined;
  private readonly over = new Promise<void>((resolve) => (this.end = resolve));
  private steps = 0;

  private constructor(
    private readonly url: string,
    private readonly running: Promise<unknown>[],
    private readonly bots: readonly OfferedLevel[],
  ) {}

  /** Opens so many tables with one person and three bots each, and plays at all of them from now on. */
  static async start(url: string, tables: number, level: OfferedLevel): Promise<BotTables> {
    const bots = new BotTables(url, [], [level, level, level]);
    for (let table = 0; table < tables; table += 1) {
      const alone = await sitAmongBots(url, { bots: bots.bots });
      bots.running.push(bots.playAt(alone, seededChance(`beside ${String(table)}`)));
    }
    return bots;
  }

  /** Lets the tables rest. Resolves with how many steps the bots made. @throws Error where a move was refused */
  async stop(): Promise<number> {
    this.isOver = true;
    this.end();
    await Promise.all(this.running);
    return this.steps;
  }

  private async playAt(first: Alone, chance: () => number): Promise<void> {
    let { socket } = first;
    while (!this.isOver) {
      await Promise.race([myTurn(socket), this.over]);
      const view = socket.latest?.frame?.view;
      this.steps += socket.updates.length;
      socket.frames.length = socket.updates.length = 0; // kept for tests; here they only fill memory
      if (this.isOver || view === undefined) break;
      if (view.result !== null) {
        socket.close();
        ({ socket } = await sitAmongBots(this.url, { bots: this.bots }));
        continue;
      }
      await wait(PACE_MS);
      const answer = await socket.move(choose(view, chance));
      if (!answer.ok) throw new Error(`A move was refused: ${JSON.stringify(answer)}`);
      await socket.shows(answer.stateId ?? 0);
      this.steps -= 1; // the person's own
    }
    socket.close();
  }
}
