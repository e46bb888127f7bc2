import type { SaidPage } from '@great-fire/protocol';
import { Guest, gather, playOn, withServer } from '../../testing';
import type { Party, TableSocket } from '../../testing';

const pageOf = async (socket: TableSocket | undefined, asked: object): Promise<SaidPage> =>
  (await socket?.ask('said', asked)) as unknown as SaidPage;
function guestOf({ guests }: Party, seat: number): Guest {
  const guest = guests[seat];
  if (guest === undefined) throw new Error('Nobody sits there');
  return guest;
}
const textsOf = ({ lines }: SaidPage) => lines.map(({ text }) => text);

test(
  'players hear players, spectators hear all; after the end everybody hears everybody',
  withServer(async ({ url }) => {
    const party = await gather(url);
    const [ann, ben] = party.sockets;
    const watcher = party.watcher.socket;
    if (ann === undefined || ben === undefined) throw new Error('No players');
    const heardByBen: string[] = [];
    ben.socket.on('chat', ({ text }: { readonly text: string }) => heardByBen.push(text));
    let next = watcher.next('chat');
    const said = await ann.ask('chat', { text: '  smoke!  ' });
    expect(said).toMatchObject({
      ok: true,
      line: { channel: 'players', seat: 0, name: 'Ann', text: 'smoke!' },
    });
    expect(await next).toEqual(said.line);
    next = watcher.next('chat');
    await watcher.ask('chat', { text: 'Ben holds N' });
    expect(await next).toMatchObject({ channel: 'spectators', seat: null, text: 'Ben holds N' });
    await ann.ask('chat', { text: 'later' });
    await ben.ask('sync');
    expect(heardByBen).toEqual(['smoke!', 'later']);
    const texts = async (socket: typeof ann) => (await socket.ask('sync')).sync?.chat.map(({ text }) => text);
    expect(await texts(ben)).toEqual(['smoke!', 'later']);
    expect(await texts(watcher)).toEqual(['smoke!', 'Ben holds N', 'later']);
    expect(textsOf(await pageOf(ben, { limit: 9 }))).toEqual(['smoke!', 'later']);
    expect(textsOf(await pageOf(watcher, { limit: 9 }))).toEqual(['smoke!', 'Ben holds N', 'later']);
    const whispered = (await pageOf(watcher, { limit: 2 })).lines[0]?.id;
    expect(await ben.ask('said', { before: whispered, limit: 9 })).toMatchObject({
      ok: false,
      field: 'before',
    });
    await playOn(party, 'chat');
    expect(textsOf(await pageOf(ben, { before: whispered, limit: 9 }))).toEqual(['smoke!']);
    expect(await texts(ben)).toEqual(['smoke!', 'Ben holds N', 'later']);
    const late = ben.next('chat');
    await watcher.ask('chat', { text: 'well played' });
    expect(await late).toMatchObject({ text: 'well played' });
    party.close();
  }),
);

test(
  'what is said is bounded, and one line is one line of text',
  withServer(async ({ url, storage }) => {
    const party = await gather(url);
    const [ann] = party.sockets;
    expect(await ann?.ask('chat', { text: 'x'.repeat(501) })).toMatchObject({ ok: false, field: 'text' });
    expect(await ann?.ask('chat', { text: 5 })).toMatchObject({ ok: false, field: 'text' });
    expect(await ann?.ask('chat', { text: 'hi', seat: 1 })).toMatchObject({ ok: false, field: 'seat' });
    expect(await storage.chat.last(party.matchId, 10, {})).toEqual([]);
    party.close();
  }),
);

test(
  'before the start there is one channel for all who are there, which stays the players’',
  withServer(async ({ url }) => {
    const host = new Guest(url);
    const { match } = await host.open({ seats: 3 });
    const [ann, visitor] = [host.connect({ match: match.id }), new Guest(url).connect({ match: match.id })];
    await Promise.all([ann.ready(), visitor.ready()]);
    const heard = ann.next('chat');
    await visitor.ask('chat', { text: 'May I?' });
    expect(await heard).toMatchObject({ channel: 'players', seat: null, text: 'May I?' });
    for (const socket of [ann, visitor]) socket.close();
  }),
);

test(
  'earlier lines come in pages without holes, and a page says whether it is the first',
  withServer(async ({ url }) => {
    const party = await gather(url);
    const [ann, ben] = party.sockets;
    for (let line = 0; line < 5; line += 1) {
      await ann?.ask('chat', { text: `line ${String(line)}` });
      await party.watcher.socket.ask('chat', { text: `aside ${String(line)}` });
    }
    const last = await pageOf(ben, { limit: 2 });
    expect(textsOf(last)).toEqual(['line 3', 'line 4']);
    expect(last.isWhole).toBe(false);
    const before = await pageOf(ben, { before: last.lines[0]?.id, limit: 3 });
    expect(textsOf(before)).toEqual(['line 0', 'line 1', 'line 2']);
    expect(before.isWhole).toBe(true);
    expect((await ben?.ask('sync'))?.sync?.chatIsWhole).toBe(true);
    expect(await ben?.ask('said', { limit: 0 })).toMatchObject({ ok: false, field: 'limit' });
    expect(await ben?.ask('said', { before: 'no line', limit: 1 })).toMatchObject({
      ok: false,
      field: 'before',
    });
    party.close();
  }),
);

test(
  'a page that comes is told of the last lines alone, and that there are more',
  withServer(async ({ url, storage }) => {
    const party = await gather(url);
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
        ...{ text: `${String(line)}`, at: line },
      });
    const sync = (await party.sockets[1]?.ask('sync'))?.sync;
    expect(sync?.chatIsWhole).toBe(false);
    expect(sync?.chat.at(-1)?.text).toBe('59');
    expect(sync?.chat.length).toBeLessThanOrEqual(50);
    party.close();
  }),
);

test(
  'a mention holds when its person is called otherwise, and is told to all by where they sit',
  withServer(async ({ url }) => {
    const party = await gather(url);
    const [ann, ben] = party.sockets;
    const heard = party.watcher.socket.next('chat');
    await ann?.ask('chat', { text: 'well, @ben?' });
    expect(await heard).toMatchObject({ text: 'well, @Ben?', mentions: [{ from: 6, to: 10, seat: 1 }] });
    await party.guests[1]?.ask('PUT', '/api/me', { name: 'Benjamin' });
    for (const lines of [(await pageOf(ben, { limit: 1 })).lines, (await ann?.ask('sync'))?.sync?.chat])
      expect(lines).toMatchObject([{ text: 'well, @Benjamin?', mentions: [{ from: 6, to: 15, seat: 1 }] }]);
    const { text } = await guestOf(party, 0).ask('GET', '/api/me/data');
    expect(text).toContain('well, @Benjamin?');
    party.close();
  }),
);

test(
  'a phrase is told as its key; a line is a text or a phrase',
  withServer(async ({ url }) => {
    const party = await gather(url);
    const [ann, ben] = party.sockets;
    const heard = ben?.next('chat');
    await ann?.ask('chat', { phrase: 'well-played' });
    expect(await heard).toMatchObject({ seat: 0, text: '', phrase: 'well-played' });
    expect(await ann?.ask('chat', { phrase: 'rude' })).toMatchObject({ ok: false, field: 'phrase' });
    for (const neither of [{}, { text: 'a', phrase: 'thanks' }])
      expect(await ann?.ask('chat', neither)).toMatchObject({ ok: false, field: 'text' });
    const { text } = await guestOf(party, 0).ask('GET', '/api/me/data');
    expect(text).toContain('"phrase":"well-played"');
    party.close();
  }),
);

test(
  'swear words are masked from all where the table wants that, its host decides; what is kept is what was said',
  withServer(async ({ url, storage }) => {
    const host = new Guest(url);
    const { match } = await host.open({ seats: 3 });
    const ann = host.connect({ match: match.id });
    await ann.ready();
    expect(ann.latest?.match.masksTalk).toBe(true);
    expect(await ann.ask('chat', { text: 'Scheiße, it burns' })).toMatchObject({
      line: { text: '•••••••, it burns' },
    });
    expect((await storage.chat.last(match.id, 1, { playersOnly: true }))[0]?.text).toBe('Scheiße, it burns');
    const told = ann.next('sync');
    await host.ask('PATCH', `/api/matches/${match.id}`, { masksTalk: false });
    expect(await told).toMatchObject({ match: { masksTalk: false }, chat: [{ text: 'Scheiße, it burns' }] });
    const among = await host.open({ seats: 3, private: true });
    expect(among.match.masksTalk).toBe(false);
    ann.close();
  }),
);
