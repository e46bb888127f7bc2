/** Authenticates sockets before their first message. A rejected handshake carries an error code. */
import type { Logger } from 'pino';
import type * as z from 'zod';
import { PROTOCOL_VERSION, handshakeSchema } from '@great-fire/protocol';
import type { Lifecycle } from '../lifecycle/lifecycle';
import {
  apiError,
  StorageUnavailableError,
  toErrorBody,
  tooManyRequests,
  validate,
} from '../errors/api-error';
import {
  NOBODY,
  resolveCaller,
  assertTokenForMatch,
  hashCredential,
  seatAt,
  type Credentials,
} from '../identity/caller';
import { readSessionKey } from '../http/session-cookie';
import type { Ingress } from '../shared/ingress';
import { FULL_RETRY_AFTER_MS, type Guard } from '../admission/guard';
import { assertCanView } from '../spectating/access';
import { logFailure } from '../storage/log-failure';
import type { Storage } from '../storage/storage';
import type { PersonId } from '../entities/match';
import type { GameSocket, SocketData } from './socket-types';

type Handshake = z.output<typeof handshakeSchema>;

interface HandshakeDeps {
  readonly storage: Pick<Storage, 'availability' | 'matches' | 'persons'>;
  readonly guard: Guard;
  readonly ingress: Ingress;
  readonly lifecycle: Lifecycle;
  readonly now: () => number; // ms since 1970, UTC
}

/** Checks a socket's handshake and returns the data of the socket. @throws ApiError if the handshake is rejected */
export async function authenticateHandshake(
  deps: HandshakeDeps,
  { request, handshake: { auth, headers } }: Pick<GameSocket, 'request' | 'handshake'>,
): Promise<SocketData> {
  const { storage, guard, ingress, lifecycle } = deps;
  if (lifecycle.isStopping) throw apiError('shutting-down');
  if (!storage.availability.isUp) throw new StorageUnavailableError('The storage is out of reach');
  const input = validate(handshakeSchema, auth, 'auth');
  const address = ingress.clientIp(request);
  const credentials = {
    sessionKey: readSessionKey(request, ingress),
    token: input.token,
    agent: headers['user-agent'],
  };
  await guard.consume('connect', { credential: hashCredential(credentials), address });
  if (input.protocol !== PROTOCOL_VERSION) throw apiError('protocol-mismatch');
  return guard.run(address, () => loadSocketData(deps, input, credentials, address));
}

async function loadSocketData(
  { storage, guard, now }: HandshakeDeps,
  { match: matchId, anonymous: isAnonymous, asSpectator, deltas: wantsDeltas = false }: Handshake,
  credentials: Credentials,
  address: string,
): Promise<SocketData> {
  const caller = asSpectator === true ? NOBODY : await resolveCaller(storage, credentials, now());
  assertTokenForMatch(caller, matchId);
  const storedMatch = matchId === undefined ? null : await storage.matches.find(matchId);
  if (matchId !== undefined && storedMatch === null) throw apiError('not-found');
  const seat = storedMatch === null ? null : seatAt(storedMatch, caller);
  if (storedMatch !== null) assertCanView(storedMatch, seat);
  if (seat === null && !guard.hasRoomForSpectator()) throw tooManyRequests(FULL_RETRY_AFTER_MS);
  return {
    matchId: matchId ?? null,
    seat,
    personId: caller.person?.id ?? null,
    name: isAnonymous === true ? null : (caller.person?.name ?? null),
    credentialHash: hashCredential(credentials),
    address,
    wantsDeltas,
  };
}

/**
 * Returns whether the credential of the handshake still belongs to the same person. Signing a device out revokes it.
 */
async function isSessionValid(
  storage: Pick<Storage, 'matches' | 'persons'>,
  { personId, credentialHash }: SocketData,
): Promise<boolean> {
  if (personId === null || credentialHash === null) return true;
  const session = await storage.persons.sessionByKey(credentialHash);
  return (
    session?.person.id === personId ||
    (await storage.matches.seatByToken(credentialHash))?.personId === personId
  );
}

/** Disconnects the sockets whose credential was revoked. `personId`: only this person's sockets; null: all sockets. */
export async function disconnectRevoked(
  storage: Pick<Storage, 'matches' | 'persons'>,
  sockets: readonly GameSocket[],
  personId: PersonId | null,
): Promise<void> {
  for (const socket of sockets.filter(({ data }) => personId === null || data.personId === personId))
    if (!(await isSessionValid(storage, socket.data))) socket.disconnect(true);
}

/** Disconnects all of these sockets whose credential was revoked meanwhile. Logs an error. */
export const recheckSessions = (
  storage: Pick<Storage, 'matches' | 'persons'>,
  sockets: readonly GameSocket[],
  log: Pick<Logger, 'error'>,
): Promise<void> =>
  disconnectRevoked(storage, sockets, null).catch((err: unknown) => {
    logFailure(log, err, 'disconnecting revoked sessions failed');
  });

/** Converts an error for socket.io, which sends it to the client as `connect_error` with the body as `data`. */
export function handshakeError(error: unknown): Error & { readonly data: ReturnType<typeof toErrorBody> } {
  const body = toErrorBody(error);
  return Object.assign(new Error(body.code), { data: body });
}
