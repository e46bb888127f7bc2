/** A table of the real server whose game begins in a given position of the rules' notation. */
import { resolve } from 'node:path';
import type { Action, GameState, Seat } from '@great-fire/game';
import { readPosition } from '@great-fire/game/notation';
import {
  readStoredGame,
  startTestServer,
  withFixedSecrets,
  type TestServer,
} from '@great-fire/server/testing';
import { SeededRandom } from '@great-fire/testkit/seeded-random';
import type { BrowserContext } from '@playwright/test';
import { ApiTable } from './api-table';
import type { UserFixtures } from './user-fixtures';

const CLIENT_DIR = resolve(__dirname, '../../client/dist');

export class PositionTable {
  private constructor(
    private readonly server: TestServer,
    private readonly table: ApiTable,
  ) {}

  /** Starts a server with a table of three players. `port`: a free one. */
  static async open(
    position: string,
    newUser: UserFixtures['newUser'],
    port: number,
  ): Promise<PositionTable> {
    const state = readPosition(position);
    const { seed, entropies } = state.secret;
    const wrapStorage = withFixedSecrets({ seed, entropies, position: state });
    const server = await startTestServer({ port, clientDir: CLIENT_DIR, wrapStorage });
    const random = new SeededRandom(1666);
    return new PositionTable(server, await ApiTable.open(server.url, newUser, { players: 3 }, random));
  }

  get address(): string {
    return this.table.address;
  }

  /** Logs a browser in as the player of a seat. */
  logIn(seat: Seat, browser: BrowserContext): Promise<void> {
    return this.table.logIn(seat, browser);
  }

  /**
   * Makes moves of the seat to move. Resolves once every seat has received them.
   *
   * @throws Error if the rules forbid a move
   */
  play(...actions: readonly Action[]): Promise<void> {
    return this.table.play(...actions);
  }

  /** Reads the state from the server's storage, with all secrets. */
  async readState(): Promise<GameState> {
    const { state } = await readStoredGame(this.server.storage, this.table.matchId);
    return state;
  }

  /** Reads the number of moves from the server's storage. */
  async readStateId(): Promise<number> {
    const match = await this.server.storage.matches.find(this.table.matchId);
    if (match === null) throw new Error('The game is not stored');
    return match.stateId;
  }

  /** Disconnects the players and stops the server. */
  async close(): Promise<void> {
    this.table.close();
    await this.server.stop();
  }
}
