import { Guest, gather, withServer } from '../testing';
import { inFakeTime } from '../testing/fake-time';
import { limitsOf } from './limits';

const spent = async (ask: () => Promise<void>, times: number): Promise<number> => {
  let met = 0;
  for (let count = 0; count < times; count += 1) {
    await ask().then(
      () => (met += 1),
      (error: unknown) => expect(error).toMatchObject({ body: { code: 'too-many-requests' } }),
    );
  }
  return met;
};

test(
  'each who asks has a budget, and all of one address share a wider one',
  inFakeTime(async () => {
    const limits = limitsOf(1);
    const one = await spent(() => limits.spend('chat', { who: 'ann', address: 'a' }), 12);
    expect(one).toBe(10);
    let others = 0;
    for (let guest = 0; guest < 30; guest += 1) {
      others += await spent(() => limits.spend('chat', { who: `guest-${String(guest)}`, address: 'a' }), 10);
    }
    // The address does not pay for requests that were refused.
    expect(others).toBe(80 - 10);
    expect(await spent(() => limits.spend('chat', { who: 'ann-at-b', address: 'b' }), 1)).toBe(1);
    expect(await spent(() => limits.spend('move', { who: 'ann', address: 'a' }), 1)).toBe(1);
  }),
);

test(
  'a budget is whole again when its window ends',
  inFakeTime(async () => {
    const limits = limitsOf(1);
    const ask = () => limits.spend('chat', { who: 'ann', address: 'a' });
    expect(await spent(ask, 12)).toBe(10);
    jest.advanceTimersByTime(9_999);
    expect(await spent(ask, 1)).toBe(0);
    jest.advanceTimersByTime(1);
    expect(await spent(ask, 12)).toBe(10);
  }),
);

test(
  'budgets can be widened and taken away',
  inFakeTime(async () => {
    const wide = limitsOf(3);
    expect(await spent(() => wide.spend('chat', { who: 'ann', address: 'a' }), 40)).toBe(30);
    const none = limitsOf(0);
    expect(await spent(() => none.spend('chat', { who: 'ann', address: 'a' }), 500)).toBe(500);
  }),
);

test(
  'over HTTP and sockets a spent budget is answered with its code, and others go on',
  withServer(
    inFakeTime(async ({ url }) => {
      const party = await gather(url);
      const [ann, ben] = party.sockets;
      const chats = [];
      for (let count = 0; count < 11; count += 1)
        chats.push((await ann?.ask('chat', { text: 'hello' }))?.code ?? 'ok');
      expect(chats).toEqual([...Array<string>(10).fill('ok'), 'too-many-requests']);
      expect(await ben?.ask('chat', { text: 'hello' })).toMatchObject({ ok: true });
      const guest = party.guests[0] ?? new Guest(url);
      const statuses = [];
      for (let count = 0; count < 31; count += 1)
        statuses.push((await guest.ask('POST', '/api/matches', {})).status);
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
      expect((await guest.ask('POST', '/api/matches', {})).body).toMatchObject({
        code: 'too-many-requests',
      });
      expect((await party.guests[1]?.ask('GET', '/api/me'))?.status).toBe(200);
      party.close();
    }),
    { rateLimits: 1 },
  ),
);
