import { waitFor } from '@great-fire/testkit/wait-for';
import type { Group, Me, MyData, NotificationStatus, RecentPlayers } from '@great-fire/protocol';
import { DEFAULT_TABLE, PushReceiver, TestClient, startTestServer, withServer } from '../../testing';
import { playToEnd } from '../../testing/play-to-end';
import { MailReceiver } from '../../testing/mail-receiver';
import type { TestServer } from '../../testing/start-test-server';
import { NOTIFICATION_GRACE_MS } from '../notifications/notification-job';
import { INVITATION_EMAIL_DELAY_MS } from '../notifications/email-channel';

type Client = TestClient;

/** Plays a game of three persons to its end. Resolves to their browsers and the id of the table. */
async function playTogether(server: TestServer, names: readonly [string, string, string], private_ = false) {
  const clients = names.map(() => new TestClient(server.url));
  const [host, ...others] = clients as [Client, Client, Client];
  const { match } = await host.openTable({ name: names[0], private: private_ });
  for (const [index, client] of others.entries()) await client.joinAndReady(match.id, names[index + 1] ?? '');
  await host.start(match.id);
  await playToEnd(server.storage, match.id, 'together');
  await server.computeResults();
  return { clients: clients as [Client, Client, Client], played: match.id };
}

const recentOf = async (client: Client, table: string): Promise<RecentPlayers['players']> =>
  (await client.request<RecentPlayers>('GET', `/api/matches/${table}/recent-players`)).body.players;
const invite = (client: Client, table: string, match: string, seat: number) =>
  client.request<{ code?: string; reason?: string }>('POST', `/api/matches/${table}/invitations`, {
    match,
    seat,
  });
const invitationsOf = async (client: Client): Promise<Me['invitations']> => (await client.me()).invitations;
const openTable = async (client: Client, name = 'Ann'): Promise<string> =>
  (await client.openTable({ name, private: true })).match.id;

test(
  'a waiting room lists who finished a game with the player, and says who is here',
  withServer(async (server) => {
    const { clients, played } = await playTogether(server, ['Ann', 'Ben', 'Cat'], true);
    const [ann, ben, cat] = clients;
    const { match: opened, token } = await ann.openTable({ name: 'Ann', private: true });
    const table = opened.id;
    const lobby = ben.connect();
    await waitFor('the lobby of Ben', async () =>
      (await recentOf(ann, table)).some(({ name, isHere }) => name === 'Ben' && isHere),
    );
    expect(await recentOf(ann, table)).toEqual([
      { match: played, seat: 1, name: 'Ben', isHere: true, state: 'possible' },
      { match: played, seat: 2, name: 'Cat', isHere: false, state: 'possible' },
    ]);
    lobby.close();
    // Nothing about a person beside the name crosses the wire.
    const handles = [(await ben.me()).handle, (await cat.me()).handle];
    for (const handle of handles) expect(ann.responses.join()).not.toContain(handle);

    // Only players of an open table have the list, in a browser.
    const eve = new TestClient(server.url);
    await eve.openTable({ name: 'Eve' });
    const path = `/api/matches/${table}/recent-players`;
    expect((await eve.request('GET', path)).status).toBe(403);
    expect((await new TestClient(server.url).request('GET', path)).status).toBe(401);
    const bearer = { authorization: `Bearer ${token}` };
    expect((await new TestClient(server.url).request('GET', path, undefined, bearer)).status).toBe(401);
    expect((await ann.request('GET', `/api/matches/${played}/recent-players`)).body).toMatchObject({
      code: 'already-started',
    });
    expect((await ann.request('GET', '/api/matches/2222222222/recent-players')).status).toBe(404);
  }),
);

test(
  'the invited person sees who invites to which table, and takes a seat or declines',
  withServer(async (server) => {
    const { clients, played } = await playTogether(server, ['Ann', 'Ben', 'Cat']);
    const [ann, ben, cat] = clients;
    const table = await openTable(ann);
    const lobby = ben.connect();
    await lobby.waitForConnection();
    const refreshed = lobby.waitForEvent('service-status');
    expect((await invite(ann, table, played, 1)).status).toBe(204);
    expect(await refreshed).toEqual({ isUp: true }); // the page fetches its lists again
    lobby.close();
    await invite(ann, table, played, 2);
    expect(await invitationsOf(ben)).toMatchObject([
      { by: 'Ann', group: null, match: { id: table, private: true, seats: ['Ann', null, null] } },
    ]);
    expect((await recentOf(ann, table)).map(({ name, state }) => [name, state])).toEqual([
      ['Ben', 'invited'],
      ['Cat', 'invited'],
    ]);
    await ben.claimSeat(table, 'Ben');
    expect(await invitationsOf(ben)).toEqual([]);
    expect((await cat.request('DELETE', `/api/me/invitations/${table}`)).status).toBe(204);
    expect((await cat.request('DELETE', `/api/me/invitations/${table}`)).status).toBe(404);
    expect(await invitationsOf(cat)).toEqual([]);
    expect((await recentOf(ann, table)).map(({ name, state }) => [name, state])).toEqual([
      ['Cat', 'declined'],
    ]);
    expect((await invite(ann, table, played, 2)).body).toMatchObject({ reason: 'not-invitable' });
  }),
);

test(
  'all who may not be invited get the same answer, and none of them is listed',
  withServer(async (server) => {
    const { clients, played } = await playTogether(server, ['Ann', 'Ben', 'Cat']);
    const [ann, ben, cat] = clients;
    await ben.request('PUT', '/api/me/invitations', { areAllowed: false });
    const setting = await ben.request<NotificationStatus>('GET', '/api/me/notifications');
    expect(setting.body.areInvitationsAllowed).toBe(false);
    await cat.request('PUT', `/api/people/${(await ann.me()).handle ?? ''}/block`, {});
    const table = await openTable(ann);
    expect(await recentOf(ann, table)).toEqual([]);
    const strangers = await playTogether(server, ['Dan', 'Eve', 'Fay']);
    const answers = [];
    for (const [match, seat] of [
      [played, 0], // Ann herself
      [played, 1], // wants none
      [played, 2], // blocks Ann
      [played, 4], // no seat
      [strangers.played, 0], // no game together
    ] as const)
      answers.push((await invite(ann, table, match, seat)).text);
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('not-invitable');
    expect((await invite(strangers.clients[0], table, strangers.played, 1)).status).toBe(403);
    await ben.request('PUT', '/api/me/invitations', { areAllowed: true });
    expect((await recentOf(ann, table)).map(({ name }) => name)).toEqual(['Ben']);
    for (const body of [{}, { match: played }, { match: played, seat: 6 }, { match: played, seat: 1, x: 1 }])
      expect((await ann.request('POST', `/api/matches/${table}/invitations`, body)).status).toBe(400);
  }),
);

test('an invitation goes to push at once and by mail a minute later, until its page shows it', async () => {
  let now = 1_800_000_000_000;
  const pushes = await PushReceiver.start();
  const mails = await MailReceiver.start();
  const server = await startTestServer({ now: () => now, mail: mails.settings('https://fire.example') });
  const advance = async (ms: number) => {
    now += ms;
    await server.sendNotifications();
  };
  try {
    const { clients, played } = await playTogether(server, ['Ann', 'Ben', 'Cat']);
    const [ann, ben, cat] = clients;
    for (const client of [ben, cat])
      await client.request('PUT', '/api/me/push', {
        ...pushes.subscribe(client === ben ? 'b' : 'c'),
        language: 'de',
      });
    await ben.request('PUT', '/api/me/email', { address: 'ben@mail.example', language: 'en' });
    const key = /email#confirm-([\w-]{43})/;
    const findKey = () => mails.received.map(({ mail }) => key.exec(mail.text ?? '')?.[1]).find(Boolean);
    await waitFor('the confirmation', () => findKey() !== undefined);
    await ben.request('POST', '/api/email/confirmations', { key: findKey() });
    await ben.request('PUT', '/api/me/email/reminders', { enabled: true, language: 'en' });
    const confirmations = mails.received.length;

    const table = await openTable(ann);
    await invite(ann, table, played, 1);
    await invite(ann, table, played, 2);
    await cat.request('POST', '/api/me/invitations/seen'); // Cat’s lobby shows it
    await advance(NOTIFICATION_GRACE_MS - 1);
    expect(pushes.received).toEqual([]);
    await advance(1);
    expect(pushes.received.map(({ payload }) => payload)).toMatchObject([
      { title: 'Ann lädt dich ein: Pudding Lane', path: `t/${table}`, tag: `invitation-${table}` },
    ]);
    expect(mails.received).toHaveLength(confirmations);
    await advance(INVITATION_EMAIL_DELAY_MS);
    expect(mails.received.slice(confirmations).map(({ mail }) => mail.subject)).toEqual([
      'Ann invites you: Pudding Lane',
    ]);
    await advance(24 * 3600_000);
    expect(pushes.received).toHaveLength(1);

    // A seat that is gone by then, or an answer, ends the second notification.
    const second = await openTable(ann);
    await invite(ann, second, played, 1);
    await advance(NOTIFICATION_GRACE_MS);
    await ben.request('DELETE', `/api/me/invitations/${second}`);
    await advance(INVITATION_EMAIL_DELAY_MS);
    expect(pushes.received).toHaveLength(2);
    expect(mails.received).toHaveLength(confirmations + 1);
    expect(pushes.errors).toEqual([]);
  } finally {
    await server.stop();
    await Promise.all([pushes.stop(), mails.stop()]);
  }
});

test(
  'a table for a group invites its members, unless a member wants no invitations of the group',
  withServer(async (server) => {
    const [ann, ben, cat] = ['Ann', 'Ben', 'Cat'].map(() => new TestClient(server.url)) as [
      Client,
      Client,
      Client,
    ];
    const created = await ann.request<Group>('POST', '/api/groups', { groupName: 'Tuesdays', name: 'Ann' });
    const { id, key } = created.body;
    for (const [client, name] of [
      [ben, 'Ben'],
      [cat, 'Cat'],
    ] as const)
      await client.request('POST', `/api/groups/${id}/members`, { key, name });
    const setting = `/api/groups/${id}/invitations`;
    expect((await cat.request('PUT', setting, { invitesMe: false })).status).toBe(204);
    expect((await cat.request<Group>('GET', `/api/groups/${id}`)).body.invitesMe).toBe(false);
    const eve = new TestClient(server.url);
    await eve.openTable({ name: 'Eve' });
    expect((await eve.request('PUT', setting, { invitesMe: false })).status).toBe(404);
    const opened = await ann.request<{ match: { id: string } }>('POST', '/api/matches', {
      ...DEFAULT_TABLE,
      group: id,
    });
    expect(await invitationsOf(ben)).toMatchObject([
      { by: 'Ann', group: 'Tuesdays', match: { id: opened.body.match.id } },
    ]);
    expect(await invitationsOf(cat)).toEqual([]);
    expect(await invitationsOf(ann)).toEqual([]);
  }),
);

test(
  'the stored data of a person contains the invitations, and an erasure deletes them',
  withServer(async (server) => {
    const { clients, played } = await playTogether(server, ['Ann', 'Ben', 'Cat']);
    const [ann, ben] = clients;
    const table = await openTable(ann);
    await invite(ann, table, played, 1);
    const data = (await ben.request<MyData>('GET', '/api/me/data')).body;
    expect(data.invitations).toMatchObject([{ matchId: table, by: 'Ann', to: 'Ben', isDeclined: false }]);
    expect(data.notifications.areInvitationsAllowed).toBe(true);
    await ben.request('DELETE', '/api/me');
    expect((await ann.request<MyData>('GET', '/api/me/data')).body.invitations).toEqual([]);
    expect((await recentOf(ann, table)).map(({ name }) => name)).toEqual(['Cat']);
  }),
);
