import { withFakeTimers } from '@great-fire/testkit/fake-timers';
import { TestClient, createTestTable, withServer } from '../../testing';
import { createResourceLimits } from '../config/resource-limits';
import { Guard } from './guard';

/** The limits of a server. */
const createLimits = (rateLimitScale = 1): Guard =>
  new Guard({
    rateLimitScale,
    resourceLimits: createResourceLimits(rateLimitScale),
    disk: { isLow: false },
  });

const countAccepted = async (consume: () => Promise<void>, attempts: number): Promise<number> => {
  let accepted = 0;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    await consume().then(
      () => (accepted += 1),
      (error: unknown) => expect(error).toMatchObject({ body: { code: 'too-many-requests' } }),
    );
  }
  return accepted;
};

test(
  'limits each caller, and more widely all callers of one address',
  withFakeTimers(async () => {
    const limits = createLimits();
    const one = await countAccepted(() => limits.consume('chat', { credential: 'ann', address: 'a' }), 12);
    expect(one).toBe(10);
    let others = 0;
    for (let guest = 0; guest < 30; guest += 1) {
      others += await countAccepted(
        () => limits.consume('chat', { credential: `guest-${String(guest)}`, address: 'a' }),
        10,
      );
    }
    // The address pays nothing for rejected requests.
    expect(others).toBe(80 - 10);
    expect(
      await countAccepted(() => limits.consume('chat', { credential: 'ann-at-b', address: 'b' }), 1),
    ).toBe(1);
    expect(await countAccepted(() => limits.consume('move', { credential: 'ann', address: 'a' }), 1)).toBe(1);
  }),
);

test(
  'gives larger networks a few times the quota of one address, and leaves other networks untouched',
  withFakeTimers(async () => {
    const limits = createLimits();
    let guests = 0;
    const ask = (address: string) => () =>
      limits.consume('chat', { credential: `guest-${String((guests += 1))}`, address });
    let home = 0;
    for (let subnet = 0; subnet < 24; subnet += 1)
      home += await countAccepted(ask(`2001:db8:1:${subnet.toString(16)}::/64`), 80);
    expect(home).toBe(2 * 80);
    expect(await countAccepted(ask('2001:db8:2::/64'), 100)).toBe(80);
    let carrier = 0;
    for (let host = 1; host < 20; host += 1)
      carrier += await countAccepted(ask(`192.0.2.${String(host)}`), 80);
    expect(carrier).toBe(8 * 80);
    expect(await countAccepted(ask('192.0.3.1'), 100)).toBe(80);
  }),
);

test(
  'leaves most of the mails of the server to others, whatever one network asks for',
  withFakeTimers(async () => {
    const limits = createLimits();
    let count = 0;
    const askFrom = (address: string) => async () => {
      count += 1;
      await limits.consume('email-confirmation', { credential: `guest-${String(count)}`, address });
      await limits.consume('email-recipient', {
        credential: `${String(count)}@mail.example`,
        address: 'confirmation',
      });
    };
    expect(await countAccepted(askFrom('203.0.113.1'), 60)).toBe(60); // two classes behind one address
    let cloud = 0;
    for (let host = 1; host < 250; host += 1)
      cloud += await countAccepted(askFrom(`192.0.2.${String(host)}`), 4);
    let home = 0;
    for (let subnet = 0; subnet < 250; subnet += 1)
      home += await countAccepted(askFrom(`2001:db8:1:${subnet.toString(16)}::/64`), 4);
    expect([cloud, home]).toEqual([108, 108]);
    expect(await countAccepted(askFrom('198.51.100.7'), 60)).toBe(60);
  }),
);

test(
  'names the wait: that of the longest window that is used up',
  withFakeTimers(async () => {
    const limits = createLimits();
    const line = () => limits.consume('chat', { credential: 'ann', address: 'a' });
    await countAccepted(line, 10);
    jest.advanceTimersByTime(2_500);
    await expect(line()).rejects.toMatchObject({ body: { retryAfterSeconds: 8 } });
    for (let lines = 10; lines < 750; lines += 10) {
      jest.advanceTimersByTime(10_000);
      expect(await countAccepted(line, 10)).toBe(10);
    }
    jest.advanceTimersByTime(10_000);
    await expect(line()).rejects.toMatchObject({ body: { retryAfterSeconds: 86_400 - 752 } });
  }),
);

test(
  'restores a quota when its window ends',
  withFakeTimers(async () => {
    const limits = createLimits();
    const ask = () => limits.consume('chat', { credential: 'ann', address: 'a' });
    expect(await countAccepted(ask, 12)).toBe(10);
    jest.advanceTimersByTime(9_999);
    expect(await countAccepted(ask, 1)).toBe(0);
    jest.advanceTimersByTime(1);
    expect(await countAccepted(ask, 12)).toBe(10);
  }),
);

test(
  'scales quotas',
  withFakeTimers(async () => {
    const wide = createLimits(3);
    expect(await countAccepted(() => wide.consume('chat', { credential: 'ann', address: 'a' }), 40)).toBe(30);
  }),
);

test(
  'rejects over HTTP and sockets when a quota is spent, and serves other callers',
  withServer(
    withFakeTimers(async ({ url }) => {
      const party = await createTestTable(url);
      const [ann, ben] = party.sockets;
      const chats = [];
      for (let count = 0; count < 11; count += 1)
        chats.push((await ann?.emitWithAck('chat', { text: 'hello' }))?.code ?? 'ok');
      expect(chats).toEqual([...Array<string>(10).fill('ok'), 'too-many-requests']);
      expect(await ann?.emitWithAck('chat', { text: 'hello' })).toMatchObject({ retryAfterSeconds: 10 });
      expect(await ben?.emitWithAck('chat', { text: 'hello' })).toMatchObject({ ok: true });
      const guest = party.clients[0] ?? new TestClient(url);
      const statuses = [];
      for (let count = 0; count < 31; count += 1)
        statuses.push((await guest.request('POST', '/api/matches', {})).status);
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
      const rejected = await guest.request('POST', '/api/matches', {});
      expect(rejected.body).toMatchObject({ code: 'too-many-requests', retryAfterSeconds: 60 });
      expect(rejected.headers.get('retry-after')).toBe('60');
      expect((await party.clients[1]?.request('GET', '/api/me'))?.status).toBe(200);
      party.close();
    }),
    { rateLimitScale: 1 },
  ),
);

test(
  'a person sends 20 invitations in an hour',
  withFakeTimers(async () => {
    const limits = createLimits();
    const invite = () => limits.consume('invitation', { credential: 'ann', address: 'a' });
    expect(await countAccepted(invite, 25)).toBe(20);
    jest.advanceTimersByTime(3600_000);
    expect(await countAccepted(invite, 25)).toBe(20);
  }),
);
