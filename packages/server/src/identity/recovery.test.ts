import type { Recovered, RecoveryCode, RecoveryLink } from '@great-fire/protocol';
import { TestClient, activePlayer, createTestTable, withServer } from '../../testing';
import { sharedServer } from '../../testing/shared-server';

const server = sharedServer();

async function createRecoveryKey(guest: TestClient): Promise<string> {
  const { status, body } = await guest.request<RecoveryLink>('POST', '/api/recovery');
  expect(status).toBe(201);
  return body.key;
}

const browserSecret = (browser: string) => browser.repeat(43);

const claim = (guest: TestClient, key: unknown, secret: unknown = browserSecret('b')) =>
  guest.request<Recovered>('POST', '/api/recovery/claims', { key, secret });

test('a recovery link adds a device with name and seats, and the old device keeps them', async () => {
  const { url } = server();
  const party = await createTestTable(url);
  const [ann] = party.clients;
  const [old] = party.sockets;
  if (ann === undefined || old === undefined) throw new Error('Nobody is there');
  const before = ann.cookie;
  const phone = new TestClient(url);
  expect(await claim(phone, await createRecoveryKey(ann))).toMatchObject({
    status: 200,
    body: { name: 'Ann' },
  });
  expect(phone.cookie).not.toBe(before);
  const there = phone.connect({ match: party.matchId });
  expect((await there.waitForSync()).mySeat).toBe(0);
  expect(await old.emitWithAck('sync')).toMatchObject({ ok: true, sync: { mySeat: 0 } });
  for (const browser of [ann, phone])
    expect((await browser.me()).tables).toMatchObject([{ seat: 0, match: { id: party.matchId } }]);
  there.close();
  party.close();
});

test("a claim replaces the browser's earlier identity and disconnects its other tabs", async () => {
  const { url } = server();
  const [ann, dora] = [new TestClient(url), new TestClient(url)];
  await ann.openTable();
  const { match } = await dora.openTable({ name: 'Dora' });
  const other = dora.connect({ match: match.id });
  expect((await other.waitForSync()).mySeat).toBe(0);
  const [atTable, key] = [other.waitForDisconnect(), dora.cookie];
  expect((await claim(dora, await createRecoveryKey(ann))).body).toEqual({ name: 'Ann' });
  expect(await atTable).toBe('io server disconnect');
  const left = new TestClient(url);
  left.cookie = key;
  expect(await left.me()).toMatchObject({ name: null, handle: null, tables: [] });
});

test('accepts only the newest link, once, and names an invalid key', async () => {
  const { url } = server();
  const ann = new TestClient(url);
  await ann.openTable();
  const [first, second] = [await createRecoveryKey(ann), await createRecoveryKey(ann)];
  const used = { status: 404, body: { code: 'not-found', field: 'key' } };
  expect(await claim(new TestClient(url), first)).toMatchObject(used);
  expect((await claim(new TestClient(url), second)).status).toBe(200);
  expect(await claim(new TestClient(url), second, browserSecret('c'))).toMatchObject(used);
  for (const odd of ['', 'x', null, `${second}x`, { toString: 1 }]) {
    expect(await claim(new TestClient(url), odd)).toMatchObject({ status: 400, body: { field: 'key' } });
    expect(await claim(new TestClient(url), second, odd)).toMatchObject({
      status: 400,
      body: { field: 'secret' },
    });
  }
});

test('repeats a claim for the same browser until that device is signed out', async () => {
  const { url } = server();
  const ann = new TestClient(url);
  await ann.openTable();
  const key = await createRecoveryKey(ann);
  const phones = [new TestClient(url), new TestClient(url), new TestClient(url)] as const;
  const answers = await Promise.all(phones.map((phone) => claim(phone, key)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const phone of phones) expect((await phone.me()).tables).toHaveLength(1);
  expect((await claim(new TestClient(url), key, browserSecret('c'))).status).toBe(404);
  expect((await ann.request('DELETE', '/api/me/devices')).status).toBe(204);
  expect((await claim(new TestClient(url), key)).status).toBe(404);
  expect((await phones[1].me()).tables).toEqual([]);
});

test('rejects a link after thirty days', async () => {
  let at = Date.now();
  await withServer(
    async ({ url }) => {
      const ann = new TestClient(url);
      await ann.openTable();
      const key = await createRecoveryKey(ann);
      at += 30 * 24 * 3600 * 1000;
      expect((await claim(new TestClient(url), key)).status).toBe(404);
    },
    { now: () => at },
  )();
});

test("creates no link without a session or across origins, and keeps other persons' sockets", async () => {
  const { url } = server();
  const party = await createTestTable(url);
  const [ann, ben] = party.clients;
  const nobody = { status: 401, body: { code: 'not-signed-in' } };
  expect(await new TestClient(url).request('POST', '/api/recovery')).toMatchObject(nobody);
  const bearer = { authorization: `Bearer ${party.tokens[0] ?? ''}` };
  expect(await new TestClient(url).request('POST', '/api/recovery', undefined, bearer)).toMatchObject(nobody);
  const forged = await ann?.request('POST', '/api/recovery', undefined, { origin: 'http://evil.example' });
  expect(forged).toMatchObject({ status: 403 });
  await claim(new TestClient(url), await createRecoveryKey(ben ?? new TestClient(url)));
  expect(await party.sockets[0]?.emitWithAck('sync')).toMatchObject({ ok: true });
  expect(activePlayer(party).view.viewer).not.toBeNull();
  party.close();
});

test('logs no key, token, link key or code for any outcome of a request', async () => {
  const lines: string[] = [];
  const secrets: string[] = [];
  await withServer(
    async ({ url }) => {
      const party = await createTestTable(url);
      const [ann] = party.clients;
      if (ann === undefined) throw new Error('Nobody is there');
      const keyIn = ({ cookie }: TestClient) => cookie?.split('=')[1] ?? '';
      secrets.push(...party.clients.map(keyIn), ...party.tokens);
      const key = await createRecoveryKey(ann);
      secrets.push(key);
      await ann.request('POST', '/api/recovery/claims', `{"key":"${key}","secret":"${browserSecret('b')}"`); // cut off
      await ann.request('POST', '/api/recovery/claims', { key: [key] });
      await ann.request('POST', '/api/recovery/claims', { key, more: key });
      await ann.request('PUT', '/api/recovery/claims', { key }, { cookie: `session=${key}; ${key}=1` });
      const { code } = (await ann.request<RecoveryCode>('POST', '/api/recovery/code')).body;
      secrets.push(code);
      for (const wrong of [code.slice(1), [code], { [code]: 1 }])
        await ann.request('POST', '/api/recovery/code/claims', { code: wrong, secret: code, [code]: code });
      const [phone, tablet] = [new TestClient(url), new TestClient(url)];
      await claim(phone, key);
      await tablet.request('POST', '/api/recovery/code/claims', { code, secret: browserSecret('t') });
      secrets.push(keyIn(phone), keyIn(tablet));
      for (const answer of [await ann.request('GET', '/api/me/devices'), await ann.request('GET', '/api/me')])
        for (const secret of secrets) expect(answer.text).not.toContain(secret);
      for (const secret of [...secrets]) {
        await new TestClient(url).request('GET', '/api/me', undefined, { authorization: `Bearer ${secret}` });
        await new TestClient(url).request('GET', '/api/me', undefined, { authorization: secret });
        const socket = new TestClient(url).connect({ match: party.matchId, token: secret });
        const isIn = await socket.waitForSync().then(
          () => true,
          () => false,
        );
        if (isIn) await socket.emitWithAck(secret, { [secret]: secret });
        socket.close();
      }
      party.close();
    },
    { log: { write: (line: string) => void lines.push(line) } },
  )();
  expect(lines.length).toBeGreaterThan(20);
  expect(secrets).toHaveLength(10);
  const told = lines.filter((line) => secrets.some((secret) => line.includes(secret)));
  expect(told).toEqual([]);
});
