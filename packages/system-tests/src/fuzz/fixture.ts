/** The data under attack: tables of honest players, in a folder on which any server can be started. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestClient, createTestTable, playMoves, startTestServer } from '@great-fire/server/testing';
import { digestTables } from './digest';

/** The identity that a sender presents. If `cookie` is null, the server does not know the sender. */
export interface Identity {
  readonly name: string;
  readonly cookie: string | null;
  readonly seat: number | null; // at the running table
}

export interface Fixture {
  readonly dataDir: string;
  readonly running: string; // match id, like the next one
  readonly waiting: string;
  readonly players: readonly Identity[]; // by seat
  readonly host: Identity; // host of the waiting table
  readonly stranger: Identity; // has a name, and a table elsewhere
  readonly secrets: readonly string[]; // must not appear in any log
  readonly digest: string; // hash of everything stored about the tables
}

const DECISIONS = 25;
const CONTRIBUTIONS = ['a1', 'b2', 'c3'].map((pair) => pair.repeat(16));

const tokenIn = (cookie: string | null): string => cookie?.split('=')[1] ?? '';

/** Plays a game until most kinds of moves are in its log. Stores it and the other tables in a new folder. */
export async function createFixture(seed: string): Promise<Fixture> {
  const dataDir = mkdtempSync(join(tmpdir(), 'great-fire-fuzz-'));
  const server = await startTestServer({ dataDir });
  try {
    const table = await createTestTable(server.url, {}, CONTRIBUTIONS);
    await playMoves(table, seed, DECISIONS);
    await table.sockets[0]?.emitWithAck('chat', { text: 'Who brought the buckets?' });
    table.close();
    const host = new TestClient(server.url);
    const waiting = await host.openTable({ tableName: 'Waiting', name: 'Hal' });
    const stranger = new TestClient(server.url);
    const elsewhere = await stranger.openTable({ tableName: 'Elsewhere', name: 'Sid' });
    const cookies = [...table.clients, host, stranger].map(({ cookie }) => cookie);
    return {
      dataDir,
      running: table.matchId,
      waiting: waiting.match.id,
      players: table.clients.map(({ cookie }, seat) => ({ name: `seat ${String(seat)}`, cookie, seat })),
      host: { name: 'host', cookie: host.cookie, seat: null },
      stranger: { name: 'stranger', cookie: stranger.cookie, seat: null },
      secrets: [...cookies.map(tokenIn), ...table.tokens, waiting.token, elsewhere.token, ...CONTRIBUTIONS],
      digest: await digestTables(server.storage, [table.matchId, waiting.match.id, elsewhere.match.id]),
    };
  } finally {
    await server.stop();
  }
}

/** Returns the current digest of the fixture's tables. No other server may have the folder open. */
export async function storedDigest({ dataDir, running, waiting, stranger }: Fixture): Promise<string> {
  const server = await startTestServer({ dataDir });
  try {
    const sid = new TestClient(server.url);
    sid.cookie = stranger.cookie;
    const elsewhere = (await sid.me()).tables.map(({ match }) => match.id);
    return await digestTables(server.storage, [running, waiting, ...elsewhere]);
  } finally {
    await server.stop();
  }
}
