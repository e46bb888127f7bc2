import type { ChatPage } from '@great-fire/protocol';
import { TestClient, createTestTable, type TestTable, type TestSocket } from '../../testing';
import { playToEnd } from '../../testing/play-to-end';
import { sharedServer } from '../../testing/shared-server';

const server = sharedServer();

const chatPage = async (socket: TestSocket | undefined, query: object): Promise<ChatPage> =>
  (await socket?.emitWithAck('chat-history', query)) as unknown as ChatPage;
function guestOf({ clients }: TestTable, seat: number): TestClient {
  const guest = clients[seat];
  if (guest === undefined) throw new Error('Nobody sits there');
  return guest;
}
const textsOf = ({ lines }: ChatPage) => lines.map(({ text }) => text);

test('players read players, spectators read both channels, and after the end everyone reads everything', async () => {
  const { url } = server();
  const party = await createTestTable(url);
  const [ann, ben] = party.sockets;
  const watcher = party.spectator.socket;
  if (ann === undefined || ben === undefined) throw new Error('No players');
  const heardByBen: string[] = [];
  ben.socket.on('chat', ({ text }: { readonly text: string }) => heardByBen.push(text));
  let next = watcher.waitForEvent('chat');
  const said = await ann.emitWithAck('chat', { text: '  smoke!  ' });
  expect(said).toMatchObject({
    ok: true,
    line: { channel: 'players', seat: 0, name: 'Ann', text: 'smoke!' },
  });
  expect(await next).toEqual(said.line);
  next = watcher.waitForEvent('chat');
  await watcher.emitWithAck('chat', { text: 'Ben holds N' });
  expect(await next).toMatchObject({ channel: 'spectators', seat: null, text: 'Ben holds N' });
  await ann.emitWithAck('chat', { text: 'later' });
  await ben.emitWithAck('sync');
  expect(heardByBen).toEqual(['smoke!', 'later']);
  const texts = async (socket: typeof ann) =>
    (await socket.emitWithAck('sync')).sync?.chat.map(({ text }) => text);
  expect(await texts(ben)).toEqual(['smoke!', 'later']);
  expect(await texts(watcher)).toEqual(['smoke!', 'Ben holds N', 'later']);
  expect(textsOf(await chatPage(ben, { limit: 9 }))).toEqual(['smoke!', 'later']);
  expect(textsOf(await chatPage(watcher, { limit: 9 }))).toEqual(['smoke!', 'Ben holds N', 'later']);
  const whispered = (await chatPage(watcher, { limit: 2 })).lines[0]?.id;
  expect(await ben.emitWithAck('chat-history', { before: whispered, limit: 9 })).toMatchObject({
    ok: false,
    field: 'before',
  });
  await playToEnd(server().storage, party.matchId, 'chat');
  expect(textsOf(await chatPage(ben, { before: whispered, limit: 9 }))).toEqual(['smoke!']);
  expect(await texts(ben)).toEqual(['smoke!', 'Ben holds N', 'later']);
  const late = ben.waitForEvent('chat');
  await watcher.emitWithAck('chat', { text: 'well played' });
  expect(await late).toMatchObject({ text: 'well played' });
  party.close();
});

test('limits the length of a line and rejects unknown fields', async () => {
  const { url, storage } = server();
  const party = await createTestTable(url);
  const [ann] = party.sockets;
  expect(await ann?.emitWithAck('chat', { text: 'x'.repeat(501) })).toMatchObject({
    ok: false,
    field: 'text',
  });
  expect(await ann?.emitWithAck('chat', { text: 5 })).toMatchObject({ ok: false, field: 'text' });
  expect(await ann?.emitWithAck('chat', { text: 'hi', seat: 1 })).toMatchObject({
    ok: false,
    field: 'seat',
  });
  expect(await storage.chat.history(party.matchId, 10, {})).toEqual([]);
  party.close();
});

test('before the start every known person shares the players’ channel, until the host removes them', async () => {
  const { url } = server();
  const [host, guest] = [new TestClient(url), new TestClient(url)];
  const { match } = await host.openTable({ players: 3 });
  const [ann, stranger] = [
    host.connect({ match: match.id }),
    new TestClient(url).connect({ match: match.id }),
  ];
  await Promise.all([ann.waitForSync(), stranger.waitForSync()]);
  expect(await stranger.emitWithAck('chat', { text: 'Noise' })).toMatchObject({
    ok: false,
    code: 'not-signed-in',
  });
  await guest.openTable({ name: 'Ben' });
  const visitor = guest.connect({ match: match.id });
  await Promise.all([ann.waitForSync(), visitor.waitForSync()]);
  const heard = ann.waitForEvent('chat');
  await visitor.emitWithAck('chat', { text: 'May I?' });
  const line = await heard;
  expect(line).toMatchObject({ channel: 'players', seat: null, name: 'Ben', text: 'May I?' });
  expect(await ann.emitWithAck('moderate', { type: 'mute', lineId: line.id })).toMatchObject({ ok: true });
  await guest.claimSeat(match.id, 'Ben');
  const removed = visitor.waitForEvent('sync', ({ wasKicked }) => wasKicked);
  await host.request('DELETE', `/api/matches/${match.id}/seats/1?name=Ben`);
  await removed;
  expect(await visitor.emitWithAck('chat', { text: 'Still here' })).toMatchObject({ code: 'kicked' });
  for (const socket of [ann, stranger, visitor]) socket.close();
});

test('pages of earlier lines have no gaps and include whether more exist', async () => {
  const { url } = server();
  const party = await createTestTable(url);
  const [ann, ben] = party.sockets;
  for (let line = 0; line < 5; line += 1) {
    await ann?.emitWithAck('chat', { text: `line ${String(line)}` });
    await party.spectator.socket.emitWithAck('chat', { text: `aside ${String(line)}` });
  }
  const last = await chatPage(ben, { limit: 2 });
  expect(textsOf(last)).toEqual(['line 3', 'line 4']);
  expect(last.hasMore).toBe(true);
  const before = await chatPage(ben, { before: last.lines[0]?.id, limit: 3 });
  expect(textsOf(before)).toEqual(['line 0', 'line 1', 'line 2']);
  expect(before.hasMore).toBe(false);
  expect((await ben?.emitWithAck('sync'))?.sync?.chatHasMore).toBe(false);
  expect(await ben?.emitWithAck('chat-history', { limit: 0 })).toMatchObject({ ok: false, field: 'limit' });
  expect(await ben?.emitWithAck('chat-history', { before: 'no line', limit: 1 })).toMatchObject({
    ok: false,
    field: 'before',
  });
  party.close();
});

test('a sync contains only the last lines and that more exist', async () => {
  const { url, storage } = server();
  const party = await createTestTable(url);
  for (let line = 0; line < 60; line += 1)
    await storage.chat.add(party.matchId, {
      ...{
        key: `key-${String(line)}`,
        channel: 'players',
        seat: 0,
        name: 'Ann',
        personId: null,
        phrase: null,
      },
      text: `${String(line)}`,
      at: line,
    });
  const sync = (await party.sockets[1]?.emitWithAck('sync'))?.sync;
  expect(sync?.chatHasMore).toBe(true);
  expect(sync?.chat.at(-1)?.text).toBe('59');
  expect(sync?.chat.length).toBeLessThanOrEqual(50);
  party.close();
});

test('a mention follows a change of name and carries the seat of the person', async () => {
  const { url } = server();
  const party = await createTestTable(url);
  const [ann, ben] = party.sockets;
  const heard = party.spectator.socket.waitForEvent('chat');
  await ann?.emitWithAck('chat', { text: 'well, @ben?' });
  expect(await heard).toMatchObject({ text: 'well, @Ben?', mentions: [{ from: 6, to: 10, seat: 1 }] });
  await party.clients[1]?.request('PUT', '/api/me', { name: 'Benjamin' });
  for (const lines of [
    (await chatPage(ben, { limit: 1 })).lines,
    (await ann?.emitWithAck('sync'))?.sync?.chat,
  ])
    expect(lines).toMatchObject([{ text: 'well, @Benjamin?', mentions: [{ from: 6, to: 15, seat: 1 }] }]);
  const { text } = await guestOf(party, 0).request('GET', '/api/me/data');
  expect(text).toContain('well, @Benjamin?');
  party.close();
});

test('a phrase is sent as its key, and a line is either a text or a phrase', async () => {
  const { url } = server();
  const party = await createTestTable(url);
  const [ann, ben] = party.sockets;
  const heard = ben?.waitForEvent('chat');
  await ann?.emitWithAck('chat', { phrase: 'well-played' });
  expect(await heard).toMatchObject({ seat: 0, text: '', phrase: 'well-played' });
  expect(await ann?.emitWithAck('chat', { phrase: 'rude' })).toMatchObject({ ok: false, field: 'phrase' });
  for (const neither of [{}, { text: 'a', phrase: 'thanks' }])
    expect(await ann?.emitWithAck('chat', neither)).toMatchObject({ ok: false, field: 'text' });
  const { text } = await guestOf(party, 0).request('GET', '/api/me/data');
  expect(text).toContain('"phrase":"well-played"');
  party.close();
});

test('masks swear words if the table’s filter is on, but stores the original text', async () => {
  const { url, storage } = server();
  const host = new TestClient(url);
  const { match } = await host.openTable({ players: 3 });
  const ann = host.connect({ match: match.id });
  await ann.waitForSync();
  expect(ann.latestSync?.match.profanityFilter).toBe(true);
  expect(await ann.emitWithAck('chat', { text: 'Scheiße, it burns' })).toMatchObject({
    line: { text: '•••••••, it burns' },
  });
  expect((await storage.chat.history(match.id, 1, { playersOnly: true }))[0]?.text).toBe('Scheiße, it burns');
  const told = ann.waitForEvent('sync');
  await host.request('PATCH', `/api/matches/${match.id}`, { profanityFilter: false });
  expect(await told).toMatchObject({
    match: { profanityFilter: false },
    chat: [{ text: 'Scheiße, it burns' }],
  });
  const among = await host.openTable({ players: 3, private: true });
  expect(among.match.profanityFilter).toBe(false);
  ann.close();
});
