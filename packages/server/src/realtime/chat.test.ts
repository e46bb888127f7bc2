import { gather, playOn, withServer } from '../../testing';

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
    expect(said).toMatchObject({ ok: true, line: { seat: 0, name: 'Ann', text: 'smoke!' } });
    expect(await next).toEqual(said.line);
    next = watcher.next('chat');
    await watcher.ask('chat', { text: 'Ben holds N' });
    expect(await next).toMatchObject({ seat: null, text: 'Ben holds N' });
    await ann.ask('chat', { text: 'later' });
    await ben.ask('sync');
    expect(heardByBen).toEqual(['smoke!', 'later']);
    const texts = async (socket: typeof ann) => (await socket.ask('sync')).sync?.chat.map(({ text }) => text);
    expect(await texts(ben)).toEqual(['smoke!', 'later']);
    expect(await texts(watcher)).toEqual(['smoke!', 'Ben holds N', 'later']);
    await playOn(party, 'chat');
    expect(await texts(ben)).toEqual(['smoke!', 'Ben holds N', 'later']);
    const late = ben.next('chat');
    await watcher.ask('chat', { text: 'well played' });
    expect(await late).toMatchObject({ text: 'well played' });
    party.close();
  }),
  30_000,
);

test(
  'what is said is bounded, and one line is one line of text',
  withServer(async ({ url, storage }) => {
    const party = await gather(url);
    const [ann] = party.sockets;
    expect(await ann?.ask('chat', { text: 'x'.repeat(501) })).toMatchObject({ ok: false, field: 'text' });
    expect(await ann?.ask('chat', { text: 5 })).toMatchObject({ ok: false, field: 'text' });
    expect(await ann?.ask('chat', { text: 'hi', seat: 1 })).toMatchObject({ ok: false, field: 'seat' });
    expect(await storage.chat.last(party.matchId, 10, false)).toEqual([]);
    party.close();
  }),
);
