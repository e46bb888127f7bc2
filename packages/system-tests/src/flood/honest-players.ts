/** Honest clients that play at several tables. They measure the round trip of every move. */
import { setTimeout as wait } from 'node:timers/promises';
import {
  activePlayer,
  randomAction,
  createTestTable,
  seededRandom,
  type TestTable,
} from '@great-fire/server/testing';

const MOVE_DELAY_MS = 200; // after all clients have received a move, before the next move at that table

export class HonestPlayers {
  private constructor(
    private readonly url: string,
    private readonly tables: TestTable[],
    private readonly random: () => number,
  ) {}

  /** Opens the given number of tables, each with three players and a spectator. */
  static async connect(url: string, tables: number): Promise<HonestPlayers> {
    const opened: TestTable[] = [];
    for (let table = 0; table < tables; table += 1) opened.push(await createTestTable(url));
    return new HonestPlayers(url, opened, seededRandom('honest'));
  }

  get matchIds(): readonly string[] {
    return this.tables.map(({ matchId }) => matchId);
  }

  /**
   * Plays for the given time. Resolves to the round trips of all moves in ms.
   *
   * @throws Error if the server rejects a move
   */
  async play(seconds: number): Promise<readonly number[]> {
    const deadline = performance.now() + seconds * 1000;
    const roundTripsMs = await Promise.all(this.tables.map((_, index) => this.playTable(index, deadline)));
    return roundTripsMs.flat();
  }

  close(): void {
    for (const table of this.tables) table.close();
  }

  private async playTable(index: number, deadline: number): Promise<readonly number[]> {
    const roundTripsMs: number[] = [];
    await wait(this.random() * MOVE_DELAY_MS);
    while (performance.now() < deadline) {
      const table = await this.currentTable(index);
      const { socket, view } = activePlayer(table);
      const action = randomAction(view, this.random);
      const startedAt = performance.now();
      const answer = await socket.move(action);
      roundTripsMs.push(performance.now() - startedAt);
      if (!answer.ok) throw new Error(`An honest move was rejected: ${JSON.stringify(answer)}`);
      const sockets = [...table.sockets, table.spectator.socket];
      await Promise.all(sockets.map((client) => client.waitForState(answer.stateId ?? 0)));
      for (const client of sockets) client.frames.length = client.updates.length = 0; // else they fill the memory
      await wait(MOVE_DELAY_MS);
    }
    return roundTripsMs;
  }

  /** Returns the table at an index. Replaces it by a new one if its game is over. */
  private async currentTable(index: number): Promise<TestTable> {
    const table = this.tables[index];
    if (table !== undefined && table.sockets[0]?.latestSync?.frame?.view.result === null) return table;
    table?.close();
    const next = await createTestTable(this.url);
    this.tables[index] = next;
    return next;
  }
}
