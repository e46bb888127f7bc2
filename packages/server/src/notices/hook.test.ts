import type { HookKind, OpenTable, TableHook } from '@great-fire/protocol';
import { awaited, gather, playOn, startTestServer } from '../../testing';
import type { Guest, Party, TestServer, TestServerWish } from '../../testing';
import { HookReceiver } from '../../testing/hook-receiver';
import { GRACE_MS } from './reminders';

interface Scene {
  readonly server: TestServer;
  readonly receiver: HookReceiver;
  readonly party: Party;
  readonly host: Guest;
  readonly hook: string; // the path of its routes
  readonly pass: (ms: number) => Promise<void>;
}

async function scene(
  work: (scene: Scene) => Promise<void>,
  table: Partial<OpenTable> = {},
  wish: TestServerWish = {},
): Promise<void> {
  let now = Date.parse('2026-06-01T12:00:00Z');
  const receiver = await HookReceiver.start();
  const server = await startTestServer({ now: () => now, publicUrl: 'https://fire.example/game', ...wish });
  const party = await gather(server.url, { tableName: 'Pudding [Lane]', ...table });
  const [host] = party.guests;
  if (host === undefined) throw new Error('Nobody is there');
  const pass = async (ms: number): Promise<void> => {
    now += ms;
    await server.remind();
  };
  try {
    await work({ server, receiver, party, host, hook: `/api/matches/${party.matchId}/hook`, pass });
  } finally {
    party.close();
    await server.stop();
    await receiver.stop();
  }
}

const NAMES = ['Ann', 'Ben', 'Cat'];

async function called({ party, pass }: Scene): Promise<string> {
  const { seat } = awaited(party).view.turn;
  await party.sockets[seat]?.ask('look', { hidden: true });
  await pass(GRACE_MS);
  return NAMES[seat] ?? '';
}

const set = ({ host, hook, receiver }: Scene, kind: HookKind, path = '/hook') =>
  host.ask('PUT', hook, { kind, url: receiver.at(path) });

test.each([
  [
    'discord',
    (name: string, id: string) => ({
      content: `“Pudding \\[Lane\\]”: it’s ${name}’s turn. https://fire.example/game/t/${id}`,
      allowed_mentions: { parse: [] },
    }),
  ],
  [
    'slack',
    (name: string, id: string) => ({
      text: `“Pudding [Lane]”: it’s ${name}’s turn. https://fire.example/game/t/${id}`,
    }),
  ],
] as const)('%s is told once a turn who is up, as it writes messages', (kind, expected) =>
  scene(
    async (here) => {
      expect((await set(here, kind)).status).toBe(204);
      const name = await called(here);
      expect(here.receiver.heard).toHaveLength(1);
      expect(here.receiver.heard[0]?.body).toEqual(expected(name, here.party.matchId));
      await here.pass(3_600_000);
      expect(here.receiver.heard).toHaveLength(1);
      const { seat } = awaited(here.party).view.turn;
      while (awaited(here.party).view.turn.seat === seat) await playOn(here.party, 'hook', 1);
      await called(here);
      expect(here.receiver.heard).toHaveLength(2);
    },
    {},
    { publicUrl: 'https://fire.example/game' },
  ),
);

test.each<Partial<OpenTable>>([{ private: true }, { watching: { who: 'link', delayMinutes: 0 } }])(
  'as JSON all of it is told, and of a table such as %j no link',
  (table) =>
    scene(async (here) => {
      await set(here, 'json');
      const player = await called(here);
      expect(here.receiver.heard[0]?.body).toEqual({
        ...{ event: 'call', turn: 0, seat: NAMES.indexOf(player), player, kind: 'turn' },
        table: { id: here.party.matchId, name: 'Pudding [Lane]', url: null },
      });
      expect(JSON.stringify(here.receiver.heard[0])).not.toMatch(/hand|card|token|objective/i);
    }, table),
);

test('where spectators see the table later, its messages come so much later', () =>
  scene(async ({ host, party, receiver, pass }) => {
    const [, ben, cat] = party.guests;
    const { id } = (await host.open({ watching: { who: 'open', delayMinutes: 5 } })).match;
    for (const guest of [ben, cat]) await guest?.join(id, 'Guest');
    await host.start(id);
    await host.ask('PUT', `/api/matches/${id}/hook`, { kind: 'json', url: receiver.at('/later') });
    await pass(GRACE_MS);
    await pass(5 * 60_000 - 1);
    expect(receiver.heard).toEqual([]);
    await pass(1);
    expect(receiver.heard).toMatchObject([{ path: '/later', body: { event: 'call' } }]);
  }));

test('only the host sets it, and is not told its address again; it is tried by a press', () =>
  scene(async (here) => {
    const { host, hook, party, receiver } = here;
    const [, ben] = party.guests;
    expect((await ben?.ask('PUT', hook, { kind: 'json', url: receiver.at('/') }))?.status).toBe(403);
    expect((await ben?.ask('GET', hook))?.status).toBe(403);
    expect((await host.ask('POST', `${hook}/test`)).status).toBe(409);
    await set(here, 'json', '/very-secret');
    const told = await host.ask<TableHook>('GET', hook);
    expect(told.body.hook?.kind).toBe('json');
    expect(told.text).not.toContain('very-secret');
    expect((await host.ask('POST', `${hook}/test`)).status).toBe(202);
    await here.pass(0);
    expect(receiver.heard).toMatchObject([{ path: '/very-secret', body: { event: 'test', kind: null } }]);
    expect((await host.ask('DELETE', hook)).status).toBe(204);
    expect((await host.ask<TableHook>('GET', hook)).body).toEqual({ hook: null });
    for (const [wish, field] of [
      [{ kind: 'json', url: 'no address' }, 'url'],
      [{ kind: 'json', url: 'ftp://hooks.example' }, 'url'],
      [{ kind: 'pigeon', url: 'https://hooks.example' }, 'kind'],
    ] as const)
      expect((await host.ask('PUT', hook, wish)).body).toMatchObject({ code: 'bad-request', field });
  }));

test('a webhook that is gone is forgotten; one that is busy is asked again', () =>
  scene(async (here) => {
    const { host, hook, receiver } = here;
    await set(here, 'json');
    receiver.status = 503;
    await called(here);
    receiver.status = 404;
    await here.pass(30_000);
    expect(receiver.heard).toHaveLength(2);
    expect((await host.ask<TableHook>('GET', hook)).body).toEqual({ hook: null });
  }));

test('without word from who runs the server, no message goes into its own network', () =>
  scene(
    async (here) => {
      expect((await set(here, 'json')).body).toMatchObject({ code: 'bad-request', field: 'url' });
    },
    {},
    { noticesTo: 'public' },
  ));
