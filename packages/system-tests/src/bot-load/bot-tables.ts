/** Tables at which one person plays against bots, as a load beside the baseline players whose moves are measured. */
import { setTimeout as wait } from 'node:timers/promises';
import {
  randomAction,
  waitForMyTurn,
  seededRandom,
  openSoloTable,
  type SoloTable,
} from '@great-fire/server/testing';
import type { OfferedLevel } from '@great-fire/protocol';

const MOVE_DELAY_MS = 200; // between the last bot move and the person's move

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

  /** Opens the given number of tables, each with one person and three bots, and starts to play at all of them. */
  static async start(url: string, tables: number, level: OfferedLevel): Promise<BotTables> {
    const botTables = new BotTables(url, [], [level, level, level]);
    for (let table = 0; table < tables; table += 1) {
      const soloTable = await openSoloTable(url, { bots: botTables.botLevels });
      botTables.pendingGames.push(botTables.playTable(soloTable, seededRandom(`beside ${String(table)}`)));
    }
    return botTables;
  }

  /**
   * Stops playing. Resolves to the number of bot moves.
   *
   * @throws Error if the server rejected a move
   */
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
      socket.frames.length = socket.updates.length = 0; // kept for assertions; here they only use memory
      if (this.isStopped || view === undefined) break;
      if (view.result !== null) {
        socket.close();
        ({ socket } = await openSoloTable(this.url, { bots: this.botLevels }));
        continue;
      }
      await wait(MOVE_DELAY_MS);
      const answer = await socket.move(randomAction(view, random));
      if (!answer.ok) throw new Error(`A move was rejected: ${JSON.stringify(answer)}`);
      await socket.waitForState(answer.stateId ?? 0);
      this.botMoves -= 1; // the person's own move
    }
    socket.close();
  }
}
