/** People who each play against bots, beside the honest players whose moves are measured. */
import { setTimeout as wait } from 'node:timers/promises';
import { randomAction, waitForMyTurn, seededRandom, openSoloTable } from '@great-fire/server/testing';
import type { OfferedLevel } from '@great-fire/protocol';
import type { SoloTable } from '@great-fire/server/testing';

const MOVE_DELAY_MS = 200; // between a bot's last step and the person's own

export class BotTables {
  private isStopped = false;
  private signalStop: () => void = () => undefined;
  private readonly stopped = new Promise<void>((resolve) => (this.signalStop = resolve));
  private botMoves = 0;

  private constructor(
    private readonly url: string,
    private readonly pendingGames: Promise<unknown>[],
    private readonly botLevels: readonly OfferedLevel[],
  ) {}

  /** Opens so many tables with one person and three bots each, and plays at all of them from now on. */
  static async start(url: string, tables: number, level: OfferedLevel): Promise<BotTables> {
    const botTables = new BotTables(url, [], [level, level, level]);
    for (let table = 0; table < tables; table += 1) {
      const soloTable = await openSoloTable(url, { bots: botTables.botLevels });
      botTables.pendingGames.push(botTables.playTable(soloTable, seededRandom(`beside ${String(table)}`)));
    }
    return botTables;
  }

  /** Lets the tables rest. Resolves with how many steps the bots made. @throws Error where a move was refused */
  async stop(): Promise<number> {
    this.isStopped = true;
    this.signalStop();
    await Promise.all(this.pendingGames);
    return this.botMoves;
  }

  private async playTable(soloTable: SoloTable, random: () => number): Promise<void> {
    let { socket } = soloTable;
    while (!this.isStopped) {
      await Promise.race([waitForMyTurn(socket), this.stopped]);
      const view = socket.latestSync?.frame?.view;
      this.botMoves += socket.updates.length;
      socket.frames.length = socket.updates.length = 0; // kept for tests; here they only fill memory
      if (this.isStopped || view === undefined) break;
      if (view.result !== null) {
        socket.close();
        ({ socket } = await openSoloTable(this.url, { bots: this.botLevels }));
        continue;
      }
      await wait(MOVE_DELAY_MS);
      const answer = await socket.move(randomAction(view, random));
      if (!answer.ok) throw new Error(`A move was refused: ${JSON.stringify(answer)}`);
      await socket.waitForState(answer.stateId ?? 0);
      this.botMoves -= 1; // the person's own
    }
    socket.close();
  }
}
