import { TestClient, startTestServer } from '../../testing';

const DELAY_MINUTES = 5;
const DELAY_MS = DELAY_MINUTES * 60_000;

test('the owner of a seat, as a delayed spectator may look it up, does not reveal a substitution before its time', async () => {
  let at = Date.now();
  const server = await startTestServer({ now: () => at });
  const [ann, ben, cat, dan, eve] = Array.from({ length: 5 }, () => new TestClient(server.url));
  if (!ann || !ben || !cat || !dan || !eve) throw new Error('No clients');
  const { id } = (await ann.openTable({ spectatorPolicy: { access: 'open', delayMinutes: DELAY_MINUTES } }))
    .match;
  await ben.joinAndReady(id, 'Ben');
  await cat.joinAndReady(id, 'Cat');
  await ann.start(id);
  const look = async () => {
    const { status, body } = await new TestClient(server.url).request<object>('GET', `/api/people/${id}.1`);
    return { status, body };
  };
  const substitute = async (owner: TestClient, newOwner: TestClient, name: string) => {
    const socket = owner.connect({ match: id });
    await socket.waitForSync();
    expect(await socket.emitWithAck('table-command', { type: 'leave' })).toEqual({ ok: true });
    socket.close();
    const claim = await newOwner.request('POST', `/api/matches/${id}/seats`, { name, seat: 1 });
    expect(claim.status).toBe(201);
  };

  const before = await look();
  expect(before).toMatchObject({ status: 200, body: { name: 'Ben' } });
  await substitute(ben, dan, 'Dan');
  expect(await look()).toEqual(before);

  at += DELAY_MS + 1;
  const afterFirst = await look();
  expect(afterFirst).not.toEqual(before);
  await substitute(dan, eve, 'Eve');
  expect(await look()).toEqual(afterFirst);
  at += DELAY_MS + 1;
  expect(await look()).toEqual(afterFirst);
  await server.stop();
});
