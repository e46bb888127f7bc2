import { startInProcessServer, type MemoryConnection } from '../../testing';
import { enterTable, seatPlayersInProcess, startGameInProcess } from '../../testing/game-in-process';
import { LossyChangeFeed } from '../../testing/lossy-change-feed';
import { findPersonInProcess } from '../../testing/update-setup-in-process';
import type { Storage } from '../storage/storage';
import { requireMatch } from '../storage/matches';

const NOW = 1_700_000_000_000;

async function startTable(isStarted = true) {
  const feed = new LossyChangeFeed();
  const gone = new Set<string>();
  const wrapStorage = (opened: Storage): Storage =>
    feed.wrap({
      ...opened,
      matches: {
        ...opened.matches,
        find: (id) => (gone.has(id) ? Promise.resolve(null) : opened.matches.find(id)),
      },
    });
  const server = startInProcessServer({ now: () => NOW, wrapStorage });
  const table = await (isStarted ? startGameInProcess(server) : seatPlayersInProcess(server));
  const { matchId, keys } = table;
  const players: MemoryConnection[] = [];
  for (const key of keys) players.push(await enterTable(server, key, matchId));
  const [ann, ben, cat] = players;
  if (ann === undefined || ben === undefined || cat === undefined) throw new Error('A seat is empty');
  const { keys: strangers } = await seatPlayersInProcess(server); // people with the same names elsewhere
  const visitor = await enterTable(server, strangers[1] ?? null, matchId);
  const unknown = await enterTable(server, null, matchId);
  return { ...table, server, gone, ann, ben, cat, visitor, unknown };
}

interface Page {
  readonly ok: boolean;
  readonly lines: readonly { readonly id: string; readonly text: string }[];
  readonly hasMore: boolean;
}

const pageOf = (line: MemoryConnection, query: object): Promise<Page> =>
  line.emitWithAck('chat-history', query) as unknown as Promise<Page>;
const textsOf = async (line: MemoryConnection, query: object): Promise<readonly string[]> =>
  (await pageOf(line, query)).lines.map(({ text }) => text);
const heard = (line: MemoryConnection) => line.messages('chat').map(({ text }) => text);

test('sends a line to everyone who reads its channel, with the name and the time of its author', async () => {
  const { server, matchId, ann, ben, visitor, unknown } = await startTable();
  const line = { channel: 'players', seat: 1, name: 'Ben', text: 'Fire!', at: NOW };
  expect(await ben.emitWithAck('chat', { text: 'Fire!' })).toEqual({
    ok: true,
    line: { ...line, id: expect.any(String) as string },
  });
  const aside = { channel: 'spectators', seat: null, name: 'Ben', text: 'He is a poor player' };
  expect(await visitor.emitWithAck('chat', { text: aside.text })).toMatchObject({ line: aside });
  expect(await unknown.emitWithAck('chat', { phrase: 'well-played' })).toMatchObject({
    line: { channel: 'spectators', seat: null, name: '', text: '', phrase: 'well-played' },
  });
  await server.whenIdle();
  for (const player of [ann, ben]) expect(player.messages('chat')).toMatchObject([line]);
  for (const watcher of [visitor, unknown])
    expect(watcher.messages('chat')).toMatchObject([line, aside, { phrase: 'well-played' }]);
  const stored = await server.storage.chat.history(matchId, 9, {});
  expect(stored.map(({ personId }) => personId === null)).toEqual([false, false, true]);
  expect(new Set(stored.map(({ key }) => key)).size).toBe(3);
  await server.stop();
});

test('before the start only people whom the players can mute may write, unless kicked or blocked by the host', async () => {
  const { server, claims, matchId, ann, ben, cat, visitor, unknown } = await startTable(false);
  expect(await unknown.emitWithAck('chat', { text: 'Noise' })).toMatchObject({ code: 'not-signed-in' });
  expect(await visitor.emitWithAck('chat', { text: 'May I?' })).toMatchObject({
    line: { channel: 'players', seat: null, name: 'Ben' },
  });
  await server.whenIdle();
  expect(heard(ann)).toEqual(['May I?']);
  const [host, kicked] = await Promise.all(
    claims.slice(0, 2).map((claim) => findPersonInProcess(server, claim)),
  );
  if (host === undefined) throw new Error('A table needs a host');
  await server.tables.leave(host, await requireMatch(server.storage.matches, matchId), 1, 'Ben');
  await server.whenIdle();
  expect(await ben.emitWithAck('chat', { text: 'Still here' })).toMatchObject({ code: 'kicked' });
  const { id: visitorLine } = ann.messages('chat')[0] ?? { id: '' };
  expect(await cat.emitWithAck('moderate', { type: 'block', lineId: visitorLine })).toEqual({ ok: true });
  expect(await visitor.emitWithAck('chat', { text: 'And now?' })).toMatchObject({ ok: true }); // not the host
  expect(await ann.emitWithAck('moderate', { type: 'block', lineId: visitorLine })).toEqual({ ok: true });
  expect(await visitor.emitWithAck('chat', { text: 'Why?' })).toMatchObject({ code: 'blocked-by-host' });
  expect(kicked).not.toBeNull();
  await server.stop();
});

test('after the start a visitor whom the host blocks may write to the other spectators', async () => {
  const { server, ann, unknown, visitor, claims } = await startTable();
  const [host] = claims;
  const person = host === undefined ? null : await findPersonInProcess(server, host);
  const visitorId = (await visitor.emitWithAck('chat', { text: 'Hello' })) as { readonly line?: object };
  expect(visitorId.line).toBeDefined();
  const [line] = await server.storage.chat.history(host?.matchId ?? '', 1, {});
  await server.storage.blocks.block(person?.id ?? '', line?.personId ?? '', NOW, 10);
  await server.whenIdle();
  expect(await visitor.emitWithAck('chat', { text: 'Still here' })).toMatchObject({ ok: true });
  await server.whenIdle();
  expect(heard(unknown)).toEqual(['Hello', 'Still here']);
  expect(heard(ann)).toEqual([]);
  await server.stop();
});

test('pages of earlier lines have those of the own channels, in order, and say whether there are more', async () => {
  const { server, ann, ben, visitor } = await startTable();
  for (let count = 1; count <= 3; count += 1) {
    await ben.emitWithAck('chat', { text: `line ${String(count)}` });
    await visitor.emitWithAck('chat', { text: `aside ${String(count)}` });
  }
  expect(await textsOf(ann, { limit: 9 })).toEqual(['line 1', 'line 2', 'line 3']);
  const last = await pageOf(ann, { limit: 2 });
  expect(last).toMatchObject({ ok: true, hasMore: true, lines: [{ text: 'line 2' }, { text: 'line 3' }] });
  const first = await pageOf(ann, { limit: 1, before: last.lines[0]?.id });
  expect(first).toMatchObject({ hasMore: false, lines: [{ text: 'line 1' }] });
  const watched = await pageOf(visitor, { limit: 3 });
  expect(watched.lines.map(({ text }) => text)).toEqual(['aside 2', 'line 3', 'aside 3']);
  const aside = watched.lines[0]?.id;
  expect(await textsOf(visitor, { limit: 9, before: aside })).toEqual(['line 1', 'aside 1', 'line 2']);
  for (const before of [aside, 'no line'])
    expect(await ann.emitWithAck('chat-history', { limit: 9, before })).toMatchObject({
      ...{ ok: false, field: 'before' },
    });
  await server.stop();
});

test('shows a reader no line of a person whom the reader mutes, and only the host how many report one', async () => {
  const { server, ann, ben, cat, visitor, unknown } = await startTable();
  await ben.emitWithAck('chat', { text: 'noise' });
  await server.whenIdle();
  const lineId = cat.messages('chat')[0]?.id ?? '';
  expect(await cat.emitWithAck('moderate', { type: 'report', lineId })).toEqual({ ok: true });
  await server.whenIdle();
  expect(ann.messages('chat').at(-1)).toMatchObject({ text: 'noise', reportCount: 1 });
  for (const other of [ben, cat, visitor, unknown])
    expect(other.messages('chat').at(-1)).not.toHaveProperty('reportCount');
  expect((await pageOf(ann, { limit: 1 })).lines[0]).toHaveProperty('reportCount', 1);
  expect((await pageOf(ben, { limit: 1 })).lines[0]).not.toHaveProperty('reportCount');
  expect((await pageOf(visitor, { limit: 1 })).lines[0]).not.toHaveProperty('reportCount');
  expect((await ann.emitWithAck('sync')).sync?.chat).toMatchObject([{ reportCount: 1 }]);
  expect((await cat.emitWithAck('sync')).sync?.chat[0]).not.toHaveProperty('reportCount');
  expect(await cat.emitWithAck('moderate', { type: 'mute', lineId })).toEqual({ ok: true });
  expect(await textsOf(cat, { limit: 9 })).toEqual([]);
  expect(await textsOf(ann, { limit: 9 })).toEqual(['noise']);
  await server.whenIdle();
  const before = heard(cat).length;
  await ben.emitWithAck('chat', { text: 'more of it' });
  await server.whenIdle();
  expect([heard(cat).length, heard(ann).at(-1)]).toEqual([before, 'more of it']);
  await server.stop();
});

test('a visitor without a session key cannot moderate, and only the host can remove a line', async () => {
  const { server, ann, ben, cat, unknown } = await startTable();
  await ben.emitWithAck('chat', { text: 'noise' });
  await server.whenIdle();
  const remove = { type: 'remove', lineId: ann.messages('chat')[0]?.id ?? '' };
  expect(await unknown.emitWithAck('moderate', remove)).toMatchObject({ ok: false, code: 'not-signed-in' });
  expect(await cat.emitWithAck('moderate', remove)).toMatchObject({ ok: false, code: 'not-host' });
  expect(await ann.emitWithAck('moderate', remove)).toEqual({ ok: true });
  await server.whenIdle();
  expect(cat.messages('chat').at(-1)).toMatchObject({ text: '', removedBy: 'host' });
  await server.stop();
});

test('answers that a table is gone', async () => {
  const { server, gone, matchId, ann } = await startTable();
  gone.add(matchId);
  for (const [event, message] of [
    ['chat', { text: 'Hello' }],
    ['chat-history', { limit: 1 }],
    ['moderate', { type: 'list-muted' }],
  ] as const)
    expect(await ann.emitWithAck(event, message)).toMatchObject({ ok: false, code: 'not-found' });
  gone.clear();
  expect(await server.storage.chat.history(matchId, 1, {})).toEqual([]);
  await server.stop();
});
