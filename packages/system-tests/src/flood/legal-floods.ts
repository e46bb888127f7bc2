/**
 * Kinds of overload by well-formed requests. Each sends what a page could send, as fast as the server accepts it: long
 * lists, reads of the history, legal actions, syncs, preview images, games of bots, and chat.
 */
import { Agent } from 'node:http';
import { setImmediate as tick, setTimeout as wait } from 'node:timers/promises';
import { PROTOCOL_VERSION } from '@great-fire/protocol';
import { RawWebSocket, encodeFrame } from '@great-fire/server/testing';
import { helloFrame } from '../fuzz/raw-frames';
import { sendRequest, type HttpResponse } from '../lib/send-request';
import type { Flood } from './floods';
import { writeWithBackpressure } from './write-with-backpressure';

const RETRY_MS = 1_000; // a sender that retried at once would only spend its own quota

/** Sends one request and reads its whole response. A refused connection counts as status 0. */
async function send(
  { url, from }: Flood,
  agent: Agent,
  [method, path, body]: readonly [method: string, path: string, body?: object],
  extraHeaders: Readonly<Record<string, string>> = {},
): Promise<Pick<HttpResponse, 'status' | 'text' | 'cookie'>> {
  const headers = { 'content-type': 'application/json', ...extraHeaders };
  const json = body === undefined ? null : JSON.stringify(body);
  const request = { method, path, headers, body: json, agent, localAddress: from };
  const response = (await sendRequest(url, request)) ?? { status: 0, text: '', cookie: null };
  if (response.status === 429 || response.status === 0) await wait(RETRY_MS);
  return response;
}

/** Opens a table with bots. Resolves to null if the server refuses. */
async function openTable(flood: Flood, agent: Agent, name: string, bots: readonly string[]) {
  const { status, text, cookie } = await send(flood, agent, ['POST', '/api/matches', tableBody(name, bots)]);
  if (status !== 201) return null;
  const { match } = JSON.parse(text) as { readonly match: { readonly id: string } };
  if (bots.length > 0)
    await send(flood, agent, ['POST', `/api/matches/${match.id}/start`], { cookie: cookie ?? '' });
  return { matchId: match.id, cookie };
}

const tableBody = (name: string, bots: readonly string[]) => ({
  name,
  tableName: name,
  players: Math.max(3, bots.length + 1),
  options: { hiddenColours: false, moreDestruction: false, cones: 100 },
  private: false,
  bots,
});

/** Repeats `round` with one keep-alive connection until the flood ends. */
async function repeat(flood: Flood, round: (agent: Agent) => Promise<unknown>): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (!flood.isStopped()) {
    await round(agent);
    await tick();
  }
  agent.destroy();
}

/** Lists of a hundred tables. */
export const tableLists = (flood: Flood): Promise<void> =>
  repeat(flood, (agent) => {
    flood.onSent('tableLists');
    const status = flood.random.pick(['open', 'running', 'finished', 'unfinished']);
    return send(flood, agent, ['GET', `/api/matches?status=${status}&limit=100`]);
  });

/** Preview images, each with a text that was never rendered. */
export const previewImages = (flood: Flood): Promise<void> =>
  repeat(flood, async (agent) => {
    flood.onSent('previewImages');
    const name = `P${String(flood.random.int(1e6))}`;
    const table = await openTable(flood, agent, name, []);
    if (table !== null) await send(flood, agent, ['GET', `/api/matches/${table.matchId}/preview.png`]);
  });

/** Games against five strong bots, which their only player leaves at once. */
export const botTables = (flood: Flood): Promise<void> =>
  repeat(flood, async (agent) => {
    flood.onSent('botTables');
    const table = await openTable(flood, agent, 'B', Array<string>(5).fill('alderman'));
    if (table === null) return;
    const connection = await RawWebSocket.tryOpen(flood.url, table.cookie, flood.from);
    connection?.write(helloFrame(table.matchId, PROTOCOL_VERSION));
    connection?.write(encodeFrame(Buffer.from('420["table-command",{"type":"leave"}]')));
    await connection?.waitForText('430').catch(() => undefined); // the server may end a flooding connection
    connection?.close();
  });

/** Sends messages at a table as fast as the connection takes them, until it ends. */
async function sendMessages(
  flood: Flood,
  kind: MessageKind,
  { matchId, cookie }: { readonly matchId: string; readonly cookie: string | null },
): Promise<void> {
  const connection = await RawWebSocket.tryOpen(flood.url, cookie, flood.from);
  if (connection === null) return wait(RETRY_MS);
  connection.write(helloFrame(matchId, PROTOCOL_VERSION));
  for (let id = 0; connection.isOpen && !flood.isStopped(); id += 1) {
    flood.onSent(kind);
    const message = `42${String(id)}${JSON.stringify(messageOf(kind, flood))}`;
    await writeWithBackpressure(connection, encodeFrame(Buffer.from(message)));
  }
  connection.close();
  await wait(RETRY_MS);
}

/** Sends messages as a spectator. */
async function watch(flood: Flood, kind: MessageKind): Promise<void> {
  while (!flood.isStopped())
    await sendMessages(flood, kind, { matchId: flood.random.pick(flood.matchIds), cookie: null });
}

/** Requests the legal actions of the sender's own seat. */
export const legalActions = (flood: Flood): Promise<void> =>
  repeat(flood, async (agent) => {
    const table = await openTable(flood, agent, 'L', ['apprentice', 'apprentice']);
    if (table !== null) await sendMessages(flood, 'legalActions', table);
  });

type MessageKind = 'historyReads' | 'legalActions' | 'syncs' | 'chat';

function messageOf(kind: MessageKind, { random }: Flood): readonly unknown[] {
  if (kind === 'syncs') return ['sync'];
  if (kind === 'legalActions') return ['legal-actions'];
  if (kind === 'chat') return ['chat', { text: 'x'.repeat(500) }];
  const from = random.int(60);
  return random.chance(0.5)
    ? ['historic-views', { from, to: from + random.int(50) }]
    : ['history', { before: 1 + random.int(200), limit: 200 }];
}

export const historyReads = (flood: Flood): Promise<void> => watch(flood, 'historyReads');
export const syncs = (flood: Flood): Promise<void> => watch(flood, 'syncs');
export const chat = (flood: Flood): Promise<void> => watch(flood, 'chat');
