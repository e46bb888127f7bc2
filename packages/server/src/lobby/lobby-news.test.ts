import type { MatchPage } from '@great-fire/protocol';
import { Guest, withServer } from '../../testing';

test(
  'a private table is not listed and is open to whoever has its link',
  withServer(async ({ url }) => {
    const [ann, ben] = [new Guest(url), new Guest(url)];
    const lobby = new Guest(url).connect();
    await lobby.connected();
    const heard: string[] = [];
    lobby.socket.on('lobby', ({ id }: { readonly id: string }) => heard.push(id));
    const { match } = await ann.open({ private: true });
    expect((await ben.ask<MatchPage>('GET', '/api/matches')).body.matches).toEqual([]);
    expect((await ben.join(match.id, 'Ben')).seat).toBe(1);
    const listed = lobby.next('lobby');
    const open = await new Guest(url).open();
    await listed;
    expect(heard).toEqual([open.match.id]);
    lobby.close();
  }),
);

test(
  'the lobby receives a table that is opened, joined, started and closed',
  withServer(async ({ url }) => {
    const follower = new Guest(url).connect();
    await follower.connected();
    const [ann, ben, cat] = [new Guest(url), new Guest(url), new Guest(url)];
    let next = follower.next('lobby');
    const { match } = await ann.open();
    expect(await next).toMatchObject({
      id: match.id,
      match: { status: 'open', seats: ['Ann', null, null] },
    });
    next = follower.next('lobby', (told) => told.match?.seats[1] === 'Ben');
    await ben.sit(match.id, 'Ben');
    expect(await next).toMatchObject({ id: match.id, match: { status: 'open' } });
    next = follower.next('lobby', ({ match: table }) => table?.status === 'running');
    await cat.join(match.id, 'Cat');
    await ben.ask('PUT', `/api/matches/${match.id}/seats/1/ready`, { ready: true });
    await ann.start(match.id);
    expect((await next).call).toMatchObject({ seat: expect.any(Number) as number, isPaused: false });
    const other = await ann.open();
    next = follower.next('lobby', ({ id, match: table }) => id === other.match.id && table === null);
    await ann.ask('DELETE', `/api/matches/${other.match.id}/seats/0`);
    expect(await next).toEqual({ id: other.match.id, match: null });
    follower.close();
  }),
);

test(
  'the waiting room is shown every seat as it is taken, then the game',
  withServer(async ({ url }) => {
    const [ann, ben] = [new Guest(url), new Guest(url)];
    const { match } = await ann.open();
    const room = ann.connect({ match: match.id });
    expect(await room.ready()).toMatchObject({ mySeat: 0, frame: null, log: [] });
    let next = room.next('sync', ({ match: { seats } }) => seats[1]?.name === 'Ben');
    await ben.join(match.id, 'Ben');
    expect((await next).frame).toBeNull();
    next = room.next('sync', ({ frame }) => frame !== null);
    await new Guest(url).join(match.id, 'Cat');
    await ann.start(match.id);
    expect((await next).frame?.view).toMatchObject({ viewer: 0, rules: { players: 3 } });
    room.close();
  }),
);
