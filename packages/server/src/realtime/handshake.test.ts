import { PROTOCOL_VERSION } from '@great-fire/protocol';
import pino from 'pino';
import { Guard } from '../admission/guard';
import { createResourceLimits, type ResourceLimits } from '../config/resource-limits';
import { ApiError, apiError, StorageUnavailableError, toErrorBody } from '../errors/api-error';
import { hashSecret } from '../identity/secret-key';
import { Lifecycle } from '../lifecycle/lifecycle';
import { newShortId } from '../shared/random-id';
import { Ingress } from '../shared/ingress';
import { Availability } from '../storage/availability';
import type { Storage } from '../storage/storage';
import { LogCapture } from '../../testing/log-capture';
import { noopSchedule } from '../../testing/noop-schedule';
import { startInProcessServer } from '../../testing/in-process-server';
import { startGameInProcess } from '../../testing/game-in-process';
import { authenticateHandshake, disconnectRevoked, handshakeError, recheckSessions } from './handshake';
import type { GameSocket, SocketData } from './socket-types';

const NOW = 1_700_000_000_000;
const UNKNOWN_MATCH = newShortId();
const server = startInProcessServer({ now: () => NOW });
afterAll(() => server.stop());

interface Sent {
  readonly auth?: Readonly<Record<string, unknown>>; // beside the protocol
  readonly sessionKey?: string;
  readonly agent?: string;
}

interface Changes {
  readonly limits?: Partial<ResourceLimits>;
  readonly rateLimitScale?: number;
  readonly storage?: Partial<Storage>;
  readonly sockets?: number; // open already
}

function createDeps({ limits, rateLimitScale = 0, storage: changed, sockets = 0 }: Changes = {}) {
  const log = pino({ level: 'silent' });
  const storage = { ...server.storage, ...changed };
  const guard = new Guard({
    ...{ storage, now: () => NOW, log, schedule: noopSchedule, rateLimitScale },
    resourceLimits: createResourceLimits(0, 1, limits),
    disk: { isLow: false },
  });
  for (let count = 0; count < sockets; count += 1) guard.sockets.add(`8.8.8.${String(count)}`);
  const ingress = new Ingress({ publicUrl: null, allowedOrigins: [], trustedProxies: 0 }, log);
  const lifecycle = new Lifecycle({ log, stopTimeoutMs: 1000 });
  return { storage, guard, ingress, lifecycle, now: () => NOW };
}

/** Returns what authenticates a socket with this handshake. */
function authenticate({ auth = {}, sessionKey, agent }: Sent, deps = createDeps()): Promise<SocketData> {
  const headers = {
    ...(sessionKey !== undefined && { cookie: `session=${sessionKey}` }),
    ...(agent !== undefined && { 'user-agent': agent }),
  };
  const socket = {
    request: { headers, socket: { remoteAddress: '7.7.7.7' } },
    handshake: { auth: { protocol: PROTOCOL_VERSION, ...auth }, headers },
  } as unknown as GameSocket;
  return authenticateHandshake(deps, socket);
}

async function rejection(promise: Promise<unknown>) {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  return toErrorBody(error).code;
}

describe('the data of a socket', () => {
  test('of a player', async () => {
    const { matchId, keys, claims } = await startGameInProcess(server);
    const person = await server.storage.persons.sessionByKey(hashSecret(keys[1] ?? ''));
    const data = await authenticate({ sessionKey: keys[1] ?? '', auth: { match: matchId, deltas: true } });
    expect(data).toEqual({
      matchId,
      seat: 1,
      personId: person?.person.id,
      name: 'Ben',
      credentialHash: hashSecret(keys[1] ?? ''),
      address: '7.7.7.7',
      wantsDeltas: true,
    });
    const token = claims[2]?.token ?? '';
    expect(await authenticate({ auth: { match: matchId, token } })).toMatchObject({
      seat: 2,
      name: 'Cat',
      credentialHash: hashSecret(token),
      wantsDeltas: false,
    });
  });

  test('of a page in the lobby, and of a visitor without a session key', async () => {
    const { matchId, keys } = await startGameInProcess(server);
    expect(await authenticate({ sessionKey: keys[0] ?? '' })).toMatchObject({
      matchId: null,
      seat: null,
      name: 'Ann',
    });
    expect(await authenticate({ auth: { match: matchId } })).toEqual({
      ...{ matchId, seat: null, personId: null, name: null, credentialHash: null },
      ...{ address: '7.7.7.7', wantsDeltas: false },
    });
  });

  test('of a spectator who shows no name, and of a screen that ignores the seat', async () => {
    const { matchId } = await startGameInProcess(server);
    const { keys } = await startGameInProcess(server);
    const sessionKey = keys[0] ?? '';
    const anonymous = await authenticate({ sessionKey, auth: { match: matchId, anonymous: true } });
    expect(anonymous).toMatchObject({ seat: null, name: null, personId: expect.any(String) as string });
    const named = await authenticate({ sessionKey, auth: { match: matchId, anonymous: false } });
    expect(named.name).toBe('Ann');
    const own = await startGameInProcess(server);
    const screen = { sessionKey: own.keys[0] ?? '', auth: { match: own.matchId, asSpectator: true } };
    expect(await authenticate(screen)).toMatchObject({ seat: null, personId: null, name: null });
    const page = { ...screen, auth: { ...screen.auth, asSpectator: false } };
    expect(await authenticate(page)).toMatchObject({ seat: 0, name: 'Ann' });
  });

  test('notes the browser of the device', async () => {
    const { keys } = await startGameInProcess(server);
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const data = await authenticate({ sessionKey: keys[0] ?? '', agent });
    const [device] = await server.storage.persons.devices(data.personId ?? '');
    expect(device?.label).toMatch(/Firefox/);
  });
});

describe('a handshake is rejected', () => {
  test('while the server stops or its storage is out of reach', async () => {
    const stopping = createDeps();
    await stopping.lifecycle.stop();
    expect(await rejection(authenticate({}, stopping))).toBe('shutting-down');
    const availability = new Availability(() => Promise.reject(new Error('gone')));
    availability.markDown(new Error('gone'));
    const result = authenticate({}, createDeps({ storage: { availability } }));
    await expect(result).rejects.toThrow(StorageUnavailableError);
    await expect(result).rejects.toThrow('The storage is out of reach');
    availability.close();
  });

  test('with fields that are wrong, or of another protocol', async () => {
    const invalid = authenticate({ auth: { protocol: 'latest' } });
    await expect(invalid).rejects.toMatchObject({ body: { code: 'bad-request', field: 'protocol' } });
    expect(await rejection(authenticate({ auth: { protocol: PROTOCOL_VERSION + 1 } }))).toBe(
      'protocol-mismatch',
    );
  });

  test('for a match that does not exist, or that only its players may see', async () => {
    expect(await rejection(authenticate({ auth: { match: UNKNOWN_MATCH } }))).toBe('not-found');
    const { matchId, keys } = await startGameInProcess(server, { spectatorAccess: 'none' });
    expect(await rejection(authenticate({ auth: { match: matchId } }))).toBe('not-watchable');
    expect(await authenticate({ sessionKey: keys[0] ?? '', auth: { match: matchId } })).toMatchObject({
      seat: 0,
    });
  });

  test('with a token of another table, or of none', async () => {
    const { claims } = await startGameInProcess(server);
    const { matchId } = await startGameInProcess(server);
    const token = claims[0]?.token ?? '';
    expect(await rejection(authenticate({ auth: { token, match: matchId } }))).toBe('not-your-seat');
    expect(await rejection(authenticate({ auth: { token } }))).toBe('not-your-seat');
    const unknown = { token: 'x'.repeat(43), match: matchId };
    expect(await rejection(authenticate({ auth: unknown }))).toBe('not-signed-in');
  });

  test('if only people with a seat have room, of everybody else, who may try again in a minute', async () => {
    const { matchId, keys } = await startGameInProcess(server);
    const full = createDeps({ limits: { maxSocketsBeforeSeats: 1 }, sockets: 2 });
    const spectator = authenticate({ auth: { match: matchId } }, full);
    await expect(spectator).rejects.toMatchObject({
      body: { code: 'too-many-requests', retryAfterSeconds: 60 },
    });
    expect(await rejection(authenticate({ sessionKey: keys[0] ?? '' }, full))).toBe('too-many-requests');
    const player = authenticate({ sessionKey: keys[0] ?? '', auth: { match: matchId } }, full);
    expect(await player).toMatchObject({ seat: 0 });
  });

  test('beyond the quota of a person, of an unknown one by address', async () => {
    const { keys } = await startGameInProcess(server);
    const deps = createDeps({ rateLimitScale: 0.01 });
    const connect = async (sessionKey?: string) => {
      for (let count = 0; count < 500; count += 1) {
        const code = await rejection(authenticate({ ...(sessionKey !== undefined && { sessionKey }) }, deps));
        if (code === 'too-many-requests') return count;
      }
      throw new Error('There is no quota');
    };
    expect(await connect(keys[0])).toBeGreaterThan(0);
  });
});

describe('a revoked session', () => {
  /** A socket that only records its end. */
  function socketOf(data: Partial<SocketData>) {
    const ended: boolean[] = [];
    const socket = { data, disconnect: (close: boolean) => ended.push(close) } as unknown as GameSocket;
    return { socket, ended };
  }

  async function createSockets() {
    const { matchId, keys, claims } = await startGameInProcess(server);
    const ann = await authenticate({ sessionKey: keys[0] ?? '' });
    const ben = await authenticate({ sessionKey: keys[1] ?? '' });
    const program = await authenticate({ auth: { match: matchId, token: claims[0]?.token ?? '' } });
    const unknown = await authenticate({ sessionKey: 'k'.repeat(43) });
    const sockets = [ann, ben, program, unknown].map(socketOf);
    return { ann, ben, sockets };
  }

  const listEnded = (sockets: readonly { readonly ended: readonly boolean[] }[]) =>
    sockets.map(({ ended }) => ended);

  async function signOut({ personId }: SocketData): Promise<void> {
    const [device] = await server.storage.persons.devices(personId ?? '');
    await server.storage.persons.signOut(personId ?? '', device?.id ?? '');
  }

  test('ends its sockets and those of its seat tokens', async () => {
    const { ann, ben, sockets } = await createSockets();
    const all = sockets.map(({ socket }) => socket);
    await disconnectRevoked(server.storage, all, null);
    expect(listEnded(sockets)).toEqual([[], [], [], []]);
    await signOut(ann);
    await signOut(ben);
    await disconnectRevoked(server.storage, all, ann.personId);
    expect(listEnded(sockets)).toEqual([[true], [], [true], []]);
    await disconnectRevoked(server.storage, all, null);
    expect(listEnded(sockets)).toEqual([[true, true], [true], [true, true], []]);
  });

  test('ends the sockets of a key that belongs to another person now', async () => {
    const { ann, ben } = await createSockets();
    const [moved, unknown] = [
      socketOf({ ...ann, personId: ben.personId }),
      socketOf({ ...ann, personId: null }),
    ];
    await disconnectRevoked(server.storage, [moved.socket, unknown.socket], null);
    expect([moved.ended, unknown.ended]).toEqual([[true], []]);
  });

  test('is asked for again later if the storage fails, which the log says', async () => {
    const { sockets } = await createSockets();
    const capture = new LogCapture();
    const log = pino({ level: 'error' }, capture);
    const failWith = (error: Error) => ({
      ...server.storage,
      persons: { ...server.storage.persons, sessionByKey: () => Promise.reject(error) },
    });
    const all = sockets.map(({ socket }) => socket);
    await recheckSessions(failWith(new StorageUnavailableError('gone')), all, log);
    expect(capture.lines).toEqual([]);
    await recheckSessions(failWith(new Error('torn page')), all, log);
    expect(capture.linesContaining('disconnecting revoked sessions failed')).toHaveLength(1);
    expect(listEnded(sockets)).toEqual([[], [], [], []]);
  });
});

test('an error of a handshake carries the body of the answer', () => {
  const error = handshakeError(apiError('not-watchable'));
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message: 'not-watchable', data: apiError('not-watchable').body });
  expect(handshakeError(new Error('secret'))).toMatchObject({ message: 'internal-error' });
});
