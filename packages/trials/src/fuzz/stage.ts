/** What is to be attacked: honest tables, kept in a folder that any server can be started on. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentOfPart } from '@great-fire/game';
import { Guest, gather, playOn, startTestServer } from '@great-fire/server/testing';
import { digestOf } from './digest';

/** One who shows these; null: nobody known. */
export interface Identity {
  readonly name: string;
  readonly cookie: string | null;
  readonly seat: number | null; // at the running table
}

export interface Stage {
  readonly dataDir: string;
  readonly running: string; // match ids
  readonly waiting: string;
  readonly dealing: string; // waits for a part of its deal
  readonly awaited: Identity; // whose part that is
  readonly players: readonly Identity[]; // by seat
  readonly host: Identity; // waits for others
  readonly stranger: Identity; // has a name, and a table elsewhere
  readonly secrets: readonly string[]; // what must not be in any log
  readonly stored: string; // a digest of all that is kept of the tables
}

const DECISIONS = 25;
const PARTS = ['a1', 'b2', 'c3'].map((pair) => pair.repeat(16));

const keyIn = (cookie: string | null): string => cookie?.split('=')[1] ?? '';

/** Plays a game so far that most kinds of moves are in its log, and leaves it there. */
export async function setStage(seed: string): Promise<Stage> {
  const dataDir = mkdtempSync(join(tmpdir(), 'great-fire-fuzz-'));
  const server = await startTestServer({ dataDir });
  try {
    const party = await gather(server.url);
    await playOn(party, seed, DECISIONS);
    await party.sockets[0]?.ask('chat', { text: 'Who brought the buckets?' });
    party.close();
    const host = new Guest(server.url);
    const waiting = await host.open({ tableName: 'Waiting', name: 'Hal' });
    const stranger = new Guest(server.url);
    const elsewhere = await stranger.open({ tableName: 'Elsewhere', name: 'Sid' });
    const dealing = await waitsForPart(server.url);
    const cookies = [...party.guests, host, stranger, ...dealing.guests].map(({ cookie }) => cookie);
    return {
      dataDir,
      running: party.matchId,
      waiting: waiting.match.id,
      dealing: dealing.match,
      awaited: { name: 'awaited', cookie: dealing.guests.at(-1)?.cookie ?? null, seat: null },
      players: party.guests.map(({ cookie }, seat) => ({ name: `seat ${String(seat)}`, cookie, seat })),
      host: { name: 'host', cookie: host.cookie, seat: null },
      stranger: { name: 'stranger', cookie: stranger.cookie, seat: null },
      secrets: [...cookies.map(keyIn), ...party.tokens, waiting.token, elsewhere.token, ...PARTS],
      stored: await digestOf(server.storage, [
        ...[party.matchId, waiting.match.id, dealing.match],
        elsewhere.match.id,
      ]),
    };
  } finally {
    await server.stop();
  }
}

/** A table that was started, and has all parts of its deal but one. */
async function waitsForPart(url: string): Promise<{ match: string; guests: readonly Guest[] }> {
  const [host, ...others] = PARTS.map(() => new Guest(url));
  const [first = '', ...parts] = PARTS;
  if (host === undefined) throw new Error('A table needs a host');
  const { match } = await host.open({ tableName: 'Dealing', part: commitmentOfPart(first) });
  for (const [index, guest] of others.entries()) await guest.join(match.id, 'Ivo', parts[index]);
  await host.start(match.id);
  await host.reveal(match.id, 0, first);
  await others[0]?.reveal(match.id, 1, parts[0] ?? '');
  return { match: match.id, guests: [host, ...others] };
}

/** What is kept of the stage's tables now, once no other server has the folder. */
export async function storedNow({ dataDir, running, waiting, dealing, stranger }: Stage): Promise<string> {
  const server = await startTestServer({ dataDir });
  try {
    const sid = new Guest(server.url);
    sid.cookie = stranger.cookie;
    const elsewhere = (await sid.me()).seats.map(({ match }) => match.id);
    return await digestOf(server.storage, [running, waiting, dealing, ...elsewhere]);
  } finally {
    await server.stop();
  }
}
