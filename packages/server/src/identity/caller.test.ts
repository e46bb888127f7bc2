/** Tests who a request is from, by its credentials alone. */
import { sqliteStorage } from '../storage/sqlite/sqlite-storage';
import { newTable } from '../storage/contract-tests/fixtures';
import { ApiError } from '../errors/api-error';
import { startOfDay } from '../storage/persons';
import {
  assertStillSignedIn,
  assertTokenForMatch,
  hashCredential,
  parseBearerToken,
  resolveCaller,
  seatAt,
} from './caller';
import { createGuest, newDevice, personOrGuest, savePersonName } from './guest';
import { createRecoveryCode, createRecoveryLink, redeem } from './recovery';
import { areHashesEqual, generateSecretKey, hashSecret } from './secret-key';

const DAY = 24 * 3_600_000;
const NOON = 20_000 * DAY + DAY / 2;
const TOKEN = 't'.repeat(43);
const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0';
const EDGE = 'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0';

/** Returns a storage with ann, her session key, and her seat at the table `m1` with `TOKEN`. */
async function createScene() {
  const storage = sqliteStorage(':memory:');
  const { person, sessionKey } = await createGuest(storage, 'Ann', NOON);
  await storage.matches.open(newTable('m1'), {
    personId: person.id,
    name: 'Ann',
    tokenHash: hashSecret(TOKEN),
  });
  const callerOf = (credentials: { sessionKey?: string; token?: string; agent?: string }, at = NOON) =>
    resolveCaller(storage, { sessionKey: undefined, token: undefined, agent: undefined, ...credentials }, at);
  return { storage, person, sessionKey, callerOf };
}

/** Resolves to the error of a rejected request. */
const errorOf = async (
  work: () => unknown,
): Promise<{ readonly code: string; readonly field: string | undefined }> => {
  try {
    await work();
  } catch (error) {
    if (error instanceof ApiError) return { code: error.body.code, field: error.body.field };
    throw error;
  }
  throw new Error('It was accepted');
};

test('a seat token is 20 to 100 letters behind the word Bearer', async () => {
  expect(parseBearerToken(undefined)).toBeUndefined();
  for (const token of ['a'.repeat(20), 'b'.repeat(100), 'aB3_-'.repeat(8)])
    expect(parseBearerToken(`Bearer ${token}`)).toBe(token);
  expect(parseBearerToken(`bearer ${'a'.repeat(20)}`)).toBe('a'.repeat(20));
  const refused = { code: 'not-signed-in', field: 'authorization' };
  for (const header of [
    '',
    'Bearer ',
    `Basic ${'a'.repeat(20)}`,
    `Bearer ${'a'.repeat(19)}`,
    `Bearer ${'a'.repeat(101)}`,
    `Bearer ${'a'.repeat(20)} x`,
    `x Bearer ${'a'.repeat(20)}`,
    `Bearer ${'a'.repeat(20)}+`,
  ])
    expect(await errorOf(() => parseBearerToken(header))).toEqual(refused);
});

test('the key of a rate limit is of the token, else of the cookie, and no secret', () => {
  expect(hashCredential({ sessionKey: undefined, token: undefined })).toBeNull();
  expect(hashCredential({ sessionKey: 'key', token: undefined })).toBe(hashSecret('key'));
  expect(hashCredential({ sessionKey: 'key', token: 'token' })).toBe(hashSecret('token'));
});

test('a cookie brings person and device, a token the person and the seat', async () => {
  const { person, sessionKey, callerOf } = await createScene();
  expect(await callerOf({ sessionKey })).toMatchObject({
    person,
    device: { personId: person.id },
    seat: null,
  });
  expect(await callerOf({ token: TOKEN })).toMatchObject({
    person,
    device: null,
    seat: { matchId: 'm1', seat: 0, personId: person.id },
  });
  expect(await callerOf({ token: TOKEN, sessionKey: 'unknown' })).toMatchObject({ device: null, person });
});

test('a caller without or with unknown credentials is a stranger; a wrong token is an error', async () => {
  const { callerOf } = await createScene();
  const nobody = { person: null, device: null, seat: null };
  expect(await callerOf({})).toEqual(nobody);
  expect(await callerOf({ sessionKey: generateSecretKey() })).toEqual(nobody);
  expect(await errorOf(() => callerOf({ token: 'x'.repeat(43) }))).toEqual({
    code: 'not-signed-in',
    field: 'token',
  });
});

test('a device is known by the day when it was last seen and by its present browser', async () => {
  const { storage, person, sessionKey, callerOf } = await createScene();
  const { persons } = storage;
  const touchDevice = jest.spyOn(persons, 'touchDevice');
  const deviceOf = async () => (await persons.devices(person.id))[0];
  await callerOf({ sessionKey, agent: FIREFOX });
  expect(await deviceOf()).toMatchObject({ label: 'Firefox, Android', lastSeenOn: startOfDay(NOON) });
  expect(touchDevice).toHaveBeenCalledTimes(1);

  await callerOf({ sessionKey, agent: FIREFOX }, NOON + 1);
  await callerOf({ sessionKey, agent: 'curl' }, NOON + DAY / 2 - 1);
  await callerOf({ sessionKey }, NOON + DAY / 2 - 1);
  expect(touchDevice).toHaveBeenCalledTimes(1); // nothing new

  await callerOf({ sessionKey, agent: EDGE }, NOON);
  expect(await deviceOf()).toMatchObject({ label: 'Edge, Windows', lastSeenOn: startOfDay(NOON) });
  await callerOf({ sessionKey }, NOON + DAY / 2);
  expect(await deviceOf()).toMatchObject({ label: 'Edge, Windows', lastSeenOn: startOfDay(NOON) + DAY });
  expect(touchDevice).toHaveBeenCalledTimes(3);
});

test('a token is of no other table, and a cookie of any', async () => {
  const { sessionKey, callerOf } = await createScene();
  const [program, browser] = [await callerOf({ token: TOKEN }), await callerOf({ sessionKey })];
  assertTokenForMatch(program, 'm1');
  assertTokenForMatch(browser, 'm2');
  assertTokenForMatch(browser, undefined);
  const refused = { code: 'not-your-seat' };
  expect(await errorOf(() => assertTokenForMatch(program, 'm2'))).toMatchObject(refused);
  expect(await errorOf(() => assertTokenForMatch(program, undefined))).toMatchObject(refused);
});

test('the seat of a caller is that of the person', async () => {
  const { storage, callerOf } = await createScene();
  const match = await storage.matches.find('m1');
  if (match === null) throw new Error('no match');
  expect(seatAt(match, await callerOf({ token: TOKEN }))).toBe(0);
  expect(seatAt(match, await callerOf({}))).toBeNull();
});

test('what a device requests while it is signed out is taken back', async () => {
  const { storage, person, sessionKey, callerOf } = await createScene();
  const caller = await callerOf({ sessionKey });
  const revoked = jest.spyOn(storage.persons, 'revokeGrants');
  await assertStillSignedIn(storage, caller);
  expect(revoked).not.toHaveBeenCalled();
  await storage.persons.signOut(person.id, caller.device?.id ?? '');
  const { key } = await createRecoveryLink(storage, person, NOON);
  expect(await errorOf(() => assertStillSignedIn(storage, caller))).toMatchObject({ code: 'not-signed-in' });
  expect(revoked).toHaveBeenLastCalledWith(person.id, { withCode: false });
  const claim = { kind: 'link', credential: key, secret: 's' } as const;
  expect(await errorOf(() => redeem(storage, { device: null }, claim, NOON))).toMatchObject({ field: 'key' });
  await errorOf(() => assertStillSignedIn(storage, caller, { withCode: true }));
  expect(revoked).toHaveBeenLastCalledWith(person.id, { withCode: true });
  await assertStillSignedIn(storage, await callerOf({}));
});

test('a newcomer becomes a person with a key, and a known person stays', async () => {
  const { storage, person } = await createScene();
  expect(await personOrGuest(storage, person, 'Ben', NOON)).toEqual({ person, sessionKey: null });
  const guest = await personOrGuest(storage, null, 'Ben', NOON);
  expect(guest.person.name).toBe('Ben');
  const session = await storage.persons.sessionByKey(hashSecret(guest.sessionKey ?? ''));
  expect(session?.person).toEqual(guest.person);
  expect(newDevice('key')).toMatchObject({ keyHash: hashSecret('key'), label: null });
});

test('saves a name that differs from the last one, and that of no stranger', async () => {
  const { storage, person } = await createScene();
  const rename = jest.spyOn(storage.persons, 'rename');
  await savePersonName(storage, person, 'Ann');
  await savePersonName(storage, null, 'Ben');
  expect(rename).not.toHaveBeenCalled();
  await savePersonName(storage, person, 'Anna');
  expect(await storage.persons.find(person.id)).toEqual({ id: person.id, name: 'Anna' });
});

test('a link lasts thirty days and a code for good; the same browser may repeat its claim', async () => {
  const { storage, person } = await createScene();
  const { key, expiresAt } = await createRecoveryLink(storage, person, NOON);
  expect(expiresAt).toBe(NOON + 30 * DAY);
  const claimOf = (kind: 'link' | 'code', credential: string, secret = 'browser') =>
    redeem(storage, { device: null }, { kind, credential, secret }, expiresAt - 1);
  const first = await claimOf('link', key);
  expect(first.person).toEqual(person);
  expect(await claimOf('link', key)).toEqual(first);
  expect(await errorOf(() => claimOf('link', key, 'another'))).toEqual({ code: 'not-found', field: 'key' });

  const { code } = await createRecoveryCode(storage, person, NOON);
  expect((await claimOf('code', code)).person).toEqual(person);
  expect((await claimOf('code', code, 'another')).person).toEqual(person);
  expect(await storage.persons.codeCreatedAt(person.id)).toBe(NOON);
  expect(await errorOf(() => claimOf('code', 'unknown'))).toMatchObject({ code: 'not-found', field: 'code' });
  const late = await createRecoveryLink(storage, person, NOON);
  const claim = { kind: 'link', credential: late.key, secret: 'b' } as const;
  expect(await errorOf(() => redeem(storage, { device: null }, claim, late.expiresAt))).toMatchObject({
    code: 'not-found',
  });
});

test('keys are random and hashes of different lengths differ', () => {
  expect(generateSecretKey()).toMatch(/^[\w-]{43}$/);
  expect(generateSecretKey()).not.toBe(generateSecretKey());
  expect(areHashesEqual('abc', 'abc')).toBe(true);
  expect(areHashesEqual('abc', 'abd')).toBe(false);
  expect(areHashesEqual('abc', 'abcd')).toBe(false);
  expect(hashSecret('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
