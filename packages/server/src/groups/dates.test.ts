/** Tests a date of a group over HTTP, and the job that reminds its members and opens its table. */
import pino from 'pino';
import {
  DATE_AHEAD_DAYS,
  type DateAnswer,
  type Group,
  type MatchDetail,
  type MatchPage,
  type MyData,
  type MyGroups,
} from '@great-fire/protocol';
import { DEFAULT_TABLE, TestClient, withServer, type TestServer } from '../../testing';
import { noopSchedule } from '../../testing/noop-schedule';
import { PushReceiver } from '../../testing/push-receiver';
import type { Storage } from '../storage/storage';
import { createDateJob } from './date-job';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 10, 29, 20);

type Answered<T> = T & { readonly code?: string; readonly reason?: string; readonly field?: string };

/** Runs a test with a server whose clock it sets, and a group of ann, who owns it, ben and cat. */
const withGroup = (
  body: (scene: Awaited<ReturnType<typeof createScene>>) => Promise<void>,
): (() => Promise<void>) => {
  const clock = { now: START };
  return withServer(async (server) => body(await createScene(server, clock)), {
    now: () => clock.now,
    outboundHttp: 'anywhere',
  });
};

async function createScene(server: TestServer, clock: { now: number }) {
  const [ann, ben, cat] = ['Ann', 'Ben', 'Cat'].map(() => new TestClient(server.url));
  if (ann === undefined || ben === undefined || cat === undefined) throw new Error('Nobody is there');
  const created = await ann.request<Group>('POST', '/api/groups', { groupName: 'Tuesdays', name: 'Ann' });
  const { id, key } = created.body;
  const path = `/api/groups/${id}`;
  for (const [guest, name] of [[ben, 'Ben'] as const, [cat, 'Cat'] as const]) {
    clock.now += 1; // members are listed by the time of their coming
    await guest.request('POST', `${path}/members`, { key, name });
  }
  const dateOf = async (guest: TestClient) => (await guest.request<Group>('GET', path)).body.date;
  return {
    ...{ server, clock, ann, ben, cat, id, key, path, dateOf },
    propose: (guest: TestClient, times: readonly number[]) =>
      guest.request<Answered<Group>>('POST', `${path}/date`, { times }),
    answer: async (guest: TestClient, answers: readonly (DateAnswer | null)[]) =>
      guest.request<Answered<object>>('PUT', `${path}/date/answers`, {
        date: (await dateOf(guest))?.id,
        answers,
      }),
    choose: async (guest: TestClient, time: number) =>
      guest.request<Answered<object>>('PUT', `${path}/date/time`, { date: (await dateOf(guest))?.id, time }),
    tables: async () => (await ann.request<MatchPage>('GET', `${path}/tables`)).body.matches,
    calendar: (guest: TestClient) => guest.request('GET', `${path}/date/calendar.ics`),
  };
}

test(
  'proposes times, takes the answers of members, and gives the chosen one as a calendar file',
  withGroup(async ({ ann, ben, cat, path, propose, answer, choose, dateOf, calendar, server }) => {
    expect(await dateOf(ann)).toBeNull();
    const times = [START + DAY, START + 2 * DAY];
    const proposed = await propose(ben, times);
    expect(proposed.status).toBe(201);
    const members = proposed.body.members.map((member) => member.id);
    expect((await propose(ann, times)).body).toMatchObject({ code: 'not-allowed-now', reason: 'date-open' });
    expect((await answer(cat, [null, 'no'])).status).toBe(204);
    expect((await answer(cat, ['maybe', 'no'])).status).toBe(204);
    expect((await answer(cat, ['maybe'])).body).toMatchObject({ code: 'bad-request', field: 'answers' });
    expect(await dateOf(ann)).toEqual({
      id: proposed.body.date?.id,
      proposer: members[1],
      times,
      answers: [
        { member: members[1], answers: ['yes', 'yes'] },
        { member: members[2], answers: ['maybe', 'no'] },
      ],
      chosen: null,
    });
    expect((await calendar(cat)).status).toBe(404);
    expect((await choose(cat, times[0] ?? 0)).body).toMatchObject({ code: 'not-host', field: 'date' });
    expect((await choose(ben, START + DAY + 1)).status).toBe(400);
    expect((await choose(ben, times[0] ?? 0)).status).toBe(204);
    expect((await choose(ann, times[1] ?? 0)).body).toMatchObject({ reason: 'date-chosen' });

    const file = await calendar(cat);
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="great-fire-.*\.ics"$/);
    expect(file.text).toContain('\r\nDTSTART:20261130T200000Z\r\n');
    expect(file.text).toContain('\r\nSUMMARY:Tuesdays: The Great Fire of London 1666\r\n');
    expect(file.text).toContain(`\r\nURL:${server.url}/groups/${path.split('/').at(-1) ?? ''}\r\n`);
    expect((await calendar(cat)).text).toContain(/UID:.*/.exec(file.text)?.[0] ?? '?');

    const withdraw = (guest: TestClient) =>
      guest.request('DELETE', `${path}/date?date=${proposed.body.date?.id ?? ''}`);
    expect((await withdraw(cat)).status).toBe(403);
    expect((await withdraw(ann)).status).toBe(204);
    expect(await dateOf(ann)).toBeNull();
  }),
);

test(
  'refuses times that are over or too far ahead, too many, twice the same, and strangers',
  withGroup(async ({ ann, propose, clock, path, dateOf, calendar }) => {
    const { now } = clock;
    for (const times of [[now], [now + MINUTE, now + DATE_AHEAD_DAYS * DAY + 1]])
      expect((await propose(ann, times)).body).toMatchObject({ reason: 'date-out-of-range', field: 'times' });
    const soon = now + MINUTE;
    for (const times of [[], [soon, soon], [soon + 1, soon], [1, 2, 3, 4, 5, 6].map((n) => now + n), [0.5]])
      expect((await propose(ann, times)).status).toBe(400);
    const eve = new TestClient(ann.url);
    await eve.openTable({ name: 'Eve' });
    expect((await propose(eve, [soon])).status).toBe(404);
    expect(await dateOf(ann)).toBeNull();
    await propose(ann, [soon, now + DATE_AHEAD_DAYS * DAY]);
    const date = (await dateOf(ann))?.id ?? '';
    for (const [method, target, body] of [
      ['PUT', `${path}/date/answers`, { date, answers: ['yes', 'yes'] }],
      ['PUT', `${path}/date/time`, { date, time: soon }],
      ['DELETE', `${path}/date?date=${date}`],
    ] as const)
      expect((await eve.request(method, target, body)).body).toMatchObject({
        code: 'not-found',
        field: 'group',
      });
    expect((await calendar(eve)).status).toBe(404);
    clock.now = soon;
    const late = await ann.request<Answered<object>>('PUT', `${path}/date/time`, { date, time: soon });
    expect(late.body.reason).toBe('date-out-of-range');
  }),
);

test(
  'opens a table without a host at the chosen time, with the options of the last one',
  withGroup(async ({ server, ann, ben, id, clock, propose, choose, tables, dateOf }) => {
    const clockOfTable = {
      clock: { kind: 'fischer', bank: 1200, increment: 20 },
      timeoutAction: 'bot-turn',
    } as const;
    const first = { players: 5, private: true, timeControl: clockOfTable, language: 'de' } as const;
    await ann.openTable({ ...first, tableName: 'First', group: id });
    const time = START + DAY;
    await propose(ben, [time, time + DAY]);
    await choose(ben, time);
    clock.now = time - 1;
    expect(await server.openDates()).toEqual([]);
    clock.now = time;
    const [opened = '', ...others] = await server.openDates();
    expect(others).toEqual([]);
    expect(await server.openDates()).toEqual([]);
    expect(await dateOf(ann)).toBeNull();
    const match = await server.storage.matches.find(opened);
    expect(match).toMatchObject({ ...first, tableName: 'Tuesdays', status: 'open', hostId: null, seats: [] });
    expect((await tables()).map((table) => table.id)).toContain(opened);

    // The first player is the host.
    await ben.claimSeat(opened, 'Ben');
    const seated = (
      await ann.request<{ readonly match: { readonly hostSeat: number } }>('GET', `/api/matches/${opened}`)
    ).body;
    expect(seated.match.hostSeat).toBe(0);
    expect((await ben.request('PATCH', `/api/matches/${opened}`, { players: 4 })).status).toBe(204);
  }),
);

test(
  'invites the members who come to the table of a date, and no others',
  withGroup(async ({ server, ann, ben, cat, path, key, clock, propose, answer, choose }) => {
    const dan = new TestClient(server.url);
    await dan.request('POST', `${path}/members`, { key, name: 'Dan' });
    const time = START + DAY;
    await propose(ann, [time]);
    await answer(ben, ['maybe']);
    await answer(cat, ['no']);
    await choose(ann, time);
    clock.now = time;
    const [opened] = await server.openDates();
    const invitationsOf = async (guest: TestClient) =>
      (await guest.me()).invitations.map(({ match, by, group }) => [match.id, by, group]);
    for (const guest of [ann, ben]) expect(await invitationsOf(guest)).toEqual([[opened, null, 'Tuesdays']]);
    const { invitations } = (await ben.request<MyData>('GET', '/api/me/data')).body;
    expect(invitations).toMatchObject([{ matchId: opened, by: null, to: 'Ben' }]);
    for (const guest of [cat, dan]) expect(await invitationsOf(guest)).toEqual([]);
  }),
);

test(
  'opens a private table of four for a group without one, and none beside a table that waits',
  withGroup(async ({ server, ann, id, clock, propose, choose, tables }) => {
    const meet = async (time: number) => {
      await propose(ann, [time]);
      await choose(ann, time);
      clock.now = time;
      return server.openDates();
    };
    const [opened = ''] = await meet(START + HOUR);
    expect(await server.storage.matches.find(opened)).toMatchObject({ players: 4, private: true });
    // A table that waits since half an hour is the one of the date.
    expect(await meet(clock.now + HOUR / 2)).toEqual([]);
    expect(await meet(clock.now + DAY)).toHaveLength(1);
    await server.storage.matches.close((await tables())[0]?.id ?? '', clock.now);
    expect(await meet(clock.now + MINUTE)).toHaveLength(1);
    expect(await server.storage.dates.ofGroup(id)).toBeNull();
  }),
);

test(
  'opens no table an hour after the time, after a downtime',
  withGroup(async ({ server, ann, clock, propose, choose }) => {
    const time = START + DAY;
    await propose(ann, [time]);
    await choose(ann, time);
    clock.now = time + HOUR + 1;
    expect(await server.openDates()).toEqual([]);
    await propose(ann, [clock.now + HOUR]);
    await choose(ann, clock.now + HOUR);
    clock.now += 2 * HOUR;
    expect(await server.openDates()).toHaveLength(1);
  }),
);

test(
  'a date waits for room on the disk up to an hour, and its group sees that it waits',
  withGroup(async ({ server, ann, ben, clock, propose, choose, dateOf, tables }) => {
    let hasRoom = false;
    const job = createDateJob({
      storage: server.storage,
      findTargets: () => Promise.resolve([]),
      hasRoom: () => hasRoom,
      ...{ now: () => clock.now, log: pino({ level: 'silent' }), schedule: noopSchedule },
    });
    const meet = async () => {
      const time = clock.now + DAY;
      await propose(ann, [time]);
      await choose(ann, time);
      clock.now = time;
      expect(await job.run()).toEqual([]);
      expect(await dateOf(ben)).toMatchObject({ chosen: time });
      clock.now = time + HOUR;
      expect(await job.run()).toEqual([]);
      expect(await dateOf(ben)).toMatchObject({ chosen: time });
      expect((await ben.request<MyGroups>('GET', '/api/groups')).body.groups[0]?.date?.chosen).toBe(time);
    };
    await meet();
    hasRoom = true;
    expect(await job.run()).toHaveLength(1);
    expect(await tables()).toHaveLength(1);
    expect(await dateOf(ben)).toBeNull();
    hasRoom = false;
    await meet();
    clock.now += 1;
    expect(await dateOf(ben)).toBeNull();
    expect(await job.run()).toEqual([]);
    expect(await tables()).toHaveLength(1);
    expect((await propose(ben, [clock.now + DAY])).status).toBe(201);
  }),
);

test(
  'members with as many waiting tables as a person may have get the table of a date, and sit there',
  withGroup(async ({ server, ann, ben, clock, propose, answer, choose }) => {
    let refused = '';
    while (refused === '') {
      const opened = await ann.request<Answered<object>>('POST', '/api/matches', { ...DEFAULT_TABLE });
      refused = opened.status === 201 ? '' : (opened.body.reason ?? 'other');
    }
    expect(refused).toBe('too-many-waiting-tables');
    const time = START + DAY;
    await propose(ann, [time]);
    await answer(ben, ['yes']);
    await choose(ann, time);
    clock.now = time;
    const [opened = ''] = await server.openDates();
    await ann.claimSeat(opened, 'Ann');
    await ben.claimSeat(opened, 'Ben');
    expect((await server.storage.matches.find(opened))?.seats).toHaveLength(2);
  }),
);

test(
  'a closed group takes its date with it: no table, no reminder, no calendar file',
  withGroup(async ({ server, ann, ben, path, id, clock, propose, answer, choose, calendar }) => {
    const pushes = await PushReceiver.start();
    try {
      await ben.request('PUT', '/api/me/push', { ...pushes.subscribe('ben'), language: 'en' });
      const time = START + DAY;
      await propose(ann, [time]);
      await answer(ben, ['yes']);
      await choose(ann, time);
      const { body } = await ann.request<Group>('GET', path);
      clock.now = time - HOUR;
      await server.openDates(); // queues the reminder
      expect((await ann.request('DELETE', path)).status).toBe(204);
      await server.sendNotifications();
      expect(pushes.received).toEqual([]);
      clock.now = time;
      expect(await server.openDates()).toEqual([]);
      expect(await server.storage.dates.find(body.date?.id ?? '')).toBeNull();
      expect(await server.storage.dates.ofGroup(id)).toBeNull();
      expect((await calendar(ben)).status).toBe(404);
      expect((await ben.me()).invitations).toEqual([]);
    } finally {
      await pushes.stop();
    }
  }),
);

test(
  'members who block each other are both invited to the table of their date',
  withGroup(async ({ server, ann, ben, id, clock, propose, answer, choose }) => {
    const time = START + DAY;
    await propose(ann, [time]);
    await answer(ben, ['yes']);
    await choose(ann, time);
    const [annId = '', benId = ''] = (await server.storage.groups.members(id)).map(
      ({ personId }) => personId,
    );
    await server.storage.blocks.block(annId, benId, clock.now, 9);
    await server.storage.blocks.block(benId, annId, clock.now, 9);
    clock.now = time;
    const [opened] = await server.openDates();
    for (const guest of [ann, ben])
      expect((await guest.me()).invitations.map(({ match }) => match.id)).toEqual([opened]);
  }),
);

test(
  'two servers that both hold the lease open one table',
  withGroup(async ({ server, ann, clock, propose, choose, tables }) => {
    await propose(ann, [START + DAY]);
    await choose(ann, START + DAY);
    clock.now = START + DAY;
    const jobOf = (storage: Storage) =>
      createDateJob({
        storage: { ...storage, leases: { ...storage.leases, acquire: () => Promise.resolve(true) } },
        findTargets: () => Promise.resolve([]),
        hasRoom: () => true,
        ...{ now: () => clock.now, log: pino({ level: 'silent' }), schedule: noopSchedule },
      });
    const runs = await Promise.all([jobOf(server.storage).run(), jobOf(server.storage).run()]);
    expect(runs.flat()).toHaveLength(1);
    expect(await tables()).toHaveLength(1);
  }),
);

test(
  'reminds those who come, an hour before, once, by the channels they chose',
  withGroup(async ({ server, ann, ben, cat, path, clock, propose, answer, choose }) => {
    const pushes = await PushReceiver.start();
    try {
      for (const [guest, name] of [
        [ann, 'ann'],
        [ben, 'ben'],
        [cat, 'cat'],
      ] as const)
        await guest.request('PUT', '/api/me/push', { ...pushes.subscribe(name), language: 'de' });
      const time = START + DAY;
      await propose(ann, [time]);
      await answer(ben, ['maybe']);
      await answer(cat, ['no']);
      await choose(ann, time);
      const remind = async () => {
        await server.openDates();
        await server.sendNotifications();
        return pushes.received.length;
      };
      clock.now = time - HOUR - 1;
      expect(await remind()).toBe(0);
      clock.now = time - HOUR;
      expect(await remind()).toBe(2);
      expect(pushes.received[0]?.payload).toMatchObject({
        title: 'Eure Verabredung: Tuesdays',
        path: path.replace('/api/', ''),
      });
      clock.now += MINUTE;
      expect(await remind()).toBe(2);
      expect(pushes.errors).toEqual([]);
    } finally {
      await pushes.stop();
    }
  }),
);

test(
  'a member who says no after all, or a withdrawn date, gets no reminder that waits',
  withGroup(async ({ server, ann, ben, path, clock, propose, answer, choose, dateOf }) => {
    const pushes = await PushReceiver.start();
    try {
      for (const guest of [ann, ben])
        await guest.request('PUT', '/api/me/push', {
          ...pushes.subscribe(guest === ann ? 'ann' : 'ben'),
          language: 'en',
        });
      const time = START + DAY;
      await propose(ann, [time]);
      await answer(ben, ['yes']);
      await choose(ann, time);
      clock.now = time - HOUR;
      await server.openDates();
      await answer(ben, ['no']);
      await server.sendNotifications();
      expect(pushes.received).toHaveLength(1);
      await ann.request('DELETE', `${path}/date?date=${(await dateOf(ann))?.id ?? ''}`);
      await propose(ann, [time]);
      await choose(ann, time);
      await server.openDates();
      await ann.request('DELETE', `${path}/date?date=${(await dateOf(ann))?.id ?? ''}`);
      await server.sendNotifications();
      expect(pushes.received).toHaveLength(1);
    } finally {
      await pushes.stop();
    }
  }),
);

test(
  'exports the answers of a person, and an erasure removes them',
  withGroup(async ({ ann, ben, propose, answer, dateOf }) => {
    const times = [START + DAY, START + 2 * DAY];
    await propose(ben, times);
    await answer(ann, ['no', null]);
    const { body } = await ann.request<MyData>('GET', '/api/me/data');
    expect(body.groups[0]?.dateAnswers).toEqual([{ time: times[0], answer: 'no' }]);
    await ben.request('DELETE', '/api/me');
    const date = await dateOf(ann);
    expect(date?.answers.map(({ answers }) => answers.join())).toEqual(['no,']);
  }),
);

test(
  'a second date begins anew, and nothing of the first one is left',
  withGroup(async ({ server, ann, ben, path, clock, propose, answer, choose, dateOf, calendar, tables }) => {
    const first = START + DAY;
    await propose(ann, [first, first + HOUR]);
    await answer(ben, ['yes', 'no']);
    await choose(ann, first);
    const { id = '', proposer } = (await dateOf(ben)) ?? {};
    const uidOf = async () => /UID:.*/.exec((await calendar(ben)).text)?.[0];
    const firstUid = await uidOf();
    clock.now = first;
    expect(await server.openDates()).toHaveLength(1);
    expect(await dateOf(ben)).toBeNull();
    expect((await calendar(ben)).status).toBe(404);
    expect(await server.storage.dates.find(id)).toBeNull();
    const { body: data } = await ben.request<MyData>('GET', '/api/me/data');
    expect(data.groups.map(({ dateAnswers }) => dateAnswers)).toEqual([[]]);

    const second = first + 7 * DAY;
    expect((await propose(ben, [second])).status).toBe(201);
    const date = await dateOf(ann);
    expect(date).toMatchObject({ times: [second], chosen: null });
    expect(date?.answers.map(({ answers }) => answers)).toEqual([['yes']]); // of who proposed it
    expect([id, proposer]).not.toContain(date?.id);
    expect(date?.proposer).not.toBe(proposer);
    // A page that was open since the first date changes nothing of the second one.
    const late = { date: id, answers: ['no', 'no'] };
    expect((await ann.request('PUT', `${path}/date/answers`, late)).status).toBe(404);
    expect((await ann.request('DELETE', `${path}/date?date=${id}`)).status).toBe(404);
    expect(await dateOf(ann)).toEqual(date);
    await choose(ben, second);
    expect(await uidOf()).toMatch(/^UID:.*@great-fire/);
    expect(await uidOf()).not.toBe(firstUid);
    clock.now = second;
    expect(await server.openDates()).toHaveLength(1);
    expect(await tables()).toHaveLength(2);
  }),
);

test(
  'a calendar file that is opened twice changes one event',
  withGroup(async ({ server, ann, ben, id, clock, propose, choose, dateOf, calendar }) => {
    const time = Date.UTC(2026, 11, 1, 19, 30);
    await propose(ann, [time]);
    await choose(ann, time);
    const read = async (guest: TestClient) => {
      const lines = (await calendar(guest)).text.replaceAll('\r\n ', '').split('\r\n');
      return Object.fromEntries(lines.map((line) => line.split(/:(.*)/s, 2) as [string, string]));
    };
    const before: unknown = await read(ben);
    expect(before).toMatchObject({
      UID: `${id}-${(await dateOf(ann))?.id ?? ''}@great-fire`,
      DTSTAMP: '20261129T200000Z',
      DTSTART: '20261201T193000Z',
      DTEND: '20261201T213000Z',
      URL: `${server.url}/groups/${id}`,
    });
    clock.now += HOUR;
    expect(await read(ben)).toEqual({ ...(before as object), DTSTAMP: '20261129T210000Z' });
    expect(await read(ann)).toEqual(await read(ben));
  }),
);

test(
  'a date goes on without erased members: the heir of the group chooses, and the table invites who is left',
  withGroup(async ({ server, ann, ben, cat, path, clock, propose, answer, choose, dateOf }) => {
    const time = START + DAY;
    await propose(ann, [time]);
    await answer(ben, ['yes']);
    await answer(cat, ['maybe']);
    expect((await ann.request('DELETE', '/api/me')).status).toBe(204);
    expect((await dateOf(ben))?.answers.map(({ answers }) => answers)).toEqual([['yes'], ['maybe']]);
    expect((await ben.request('GET', path)).text).not.toContain('Ann');
    expect((await choose(ben, time)).status).toBe(204);
    expect((await cat.request('DELETE', '/api/me')).status).toBe(204);
    clock.now = time;
    const [opened = ''] = await server.openDates();
    expect((await ben.me()).invitations.map(({ match }) => match.id)).toEqual([opened]);
  }),
);

test(
  'a removed member sees neither the date nor the tables of the group, and is not invited',
  withGroup(async ({ server, ann, ben, cat, id, path, clock, propose, answer, choose }) => {
    const time = START + DAY;
    await propose(ann, [time]);
    for (const guest of [ben, cat]) await answer(guest, ['yes']);
    await choose(ann, time);
    const { match } = await ann.openTable({ private: true, group: id });
    const members = (await ann.request<Group>('GET', path)).body.members;
    const removed = members.find(({ name }) => name === 'Cat')?.id ?? '';
    expect((await ann.request('DELETE', `${path}/members/${removed}`)).status).toBe(204);
    for (const target of [path, `${path}/tables`, `${path}/standings`, `${path}/date/calendar.ics`])
      expect((await cat.request('GET', target)).status).toBe(404);
    expect((await cat.request<MyGroups>('GET', '/api/groups')).body.groups).toEqual([]);
    expect((await cat.request<MatchDetail>('GET', `/api/matches/${match.id}`)).body.group).toBeNull();
    expect((await cat.request<MyData>('GET', '/api/me/data')).body.groups).toEqual([]);
    expect((await ann.request<Group>('GET', path)).body.date?.answers).toHaveLength(2);
    clock.now = time;
    const [opened = ''] = await server.openDates();
    const invitedTo = async (guest: TestClient) =>
      (await guest.me()).invitations.map((each) => each.match.id);
    expect(await invitedTo(ben)).toContain(opened);
    expect(await invitedTo(cat)).not.toContain(opened);
  }),
);
