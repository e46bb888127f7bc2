/** Who may come in: checked before the first message, answered with a code where it is refused. */
import { PROTOCOL_VERSION, handshakeSchema } from '@great-fire/protocol';
import type { Course } from '../course';
import { bodyOf, refuse } from '../errors/api-error';
import { parse } from '../errors/parse';
import { callerOf, checkToken, countedAs, seatAt } from '../identity/caller';
import type { Outside } from '../http/outside';
import type { Limits } from '../limits';
import { admit } from '../lobby/watching';
import { StorageLost } from '../storage/storage';
import type { PersonId, Storage } from '../storage/storage';
import type { Turns } from '../turns';
import type { LiveSocket, SocketData } from './types';

export interface HandshakeParts {
  readonly storage: Storage;
  readonly limits: Limits;
  readonly turns: Turns;
  readonly outside: Outside;
  readonly course: Course;
  readonly now: () => number; // ms since 1970, UTC
}

/** Looks at a socket's handshake. @throws ApiError where it is refused */
export async function shakeHands(
  { storage, limits, turns, outside, course, now }: HandshakeParts,
  { request, handshake: { auth, headers } }: Pick<LiveSocket, 'request' | 'handshake'>,
): Promise<SocketData> {
  if (course.isClosing) throw refuse('shutting-down', 'The server is stopping; try again in a moment.');
  if (!storage.standing.isUp) throw new StorageLost('The storage is out of reach');
  const { protocol, match, token, unnamed, changes = false } = parse(handshakeSchema, auth, 'auth');
  const address = outside.addressOf(request);
  const shown = { cookie: headers.cookie, token, agent: headers['user-agent'] };
  const hash = countedAs(shown);
  await limits.spend('connect', { who: hash, address });
  await turns.take(address);
  if (protocol !== PROTOCOL_VERSION) {
    throw refuse('old-protocol', 'This page is not of this server’s version; load it again.', 'protocol');
  }
  const caller = await callerOf(storage, shown, now());
  checkToken(caller, match);
  const table = match === undefined ? null : await storage.matches.find(match);
  if (match !== undefined && table === null) throw refuse('not-found', 'There is no such table.', 'match');
  const seat = table === null ? null : seatAt(table, caller);
  if (table !== null) admit(table, seat);
  return {
    matchId: match ?? null,
    seat,
    personId: caller.person?.id ?? null,
    name: unnamed === true ? null : (caller.person?.name ?? null),
    shown: hash,
    address,
    takesChanges: changes,
  };
}

/** Whether what a socket showed in its handshake still stands for its person: signing a device out ends that. */
export async function isStillWho(storage: Storage, { personId, shown }: SocketData): Promise<boolean> {
  if (personId === null || shown === null) return true;
  const known = await storage.persons.byKey(shown);
  return known?.person.id === personId || (await storage.matches.byToken(shown))?.personId === personId;
}

/** Ends those sockets, of a person or of anybody, that showed a key which stands for nobody any more. */
export async function sendAway(
  storage: Storage,
  sockets: readonly LiveSocket[],
  of: PersonId | null,
): Promise<void> {
  for (const socket of sockets.filter(({ data }) => of === null || data.personId === of))
    if (!(await isStillWho(storage, socket.data))) socket.disconnect(true);
}

/** The refusal as socket.io hands it to the page: `connect_error` with the body as `data`. */
export function handshakeError(error: unknown): Error & { readonly data: ReturnType<typeof bodyOf> } {
  const body = bodyOf(error);
  return Object.assign(new Error(body.code), { data: body });
}
