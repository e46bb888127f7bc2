import { TestClient, createTestTable, withServer } from '../../testing';
import { withFakeTimers } from '@great-fire/testkit/fake-timers';
import { localRateLimiter } from './rate-limits';

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
    const limits = localRateLimiter(1);
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
  'restores a quota when its window ends',
  withFakeTimers(async () => {
    const limits = localRateLimiter(1);
    const ask = () => limits.consume('chat', { credential: 'ann', address: 'a' });
    expect(await countAccepted(ask, 12)).toBe(10);
    jest.advanceTimersByTime(9_999);
    expect(await countAccepted(ask, 1)).toBe(0);
    jest.advanceTimersByTime(1);
    expect(await countAccepted(ask, 12)).toBe(10);
  }),
);

test(
  'scales and disables quotas',
  withFakeTimers(async () => {
    const wide = localRateLimiter(3);
    expect(await countAccepted(() => wide.consume('chat', { credential: 'ann', address: 'a' }), 40)).toBe(30);
    const none = localRateLimiter(0);
    expect(await countAccepted(() => none.consume('chat', { credential: 'ann', address: 'a' }), 500)).toBe(
      500,
    );
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
      expect(await ben?.emitWithAck('chat', { text: 'hello' })).toMatchObject({ ok: true });
      const guest = party.clients[0] ?? new TestClient(url);
      const statuses = [];
      for (let count = 0; count < 31; count += 1)
        statuses.push((await guest.request('POST', '/api/matches', {})).status);
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
      expect((await guest.request('POST', '/api/matches', {})).body).toMatchObject({
        code: 'too-many-requests',
      });
      expect((await party.clients[1]?.request('GET', '/api/me'))?.status).toBe(200);
      party.close();
    }),
    { rateLimitScale: 1 },
  ),
);
