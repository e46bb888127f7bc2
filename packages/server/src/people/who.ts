/** Somebody by their address: a handle, or a seat that they have. */
import type { Seat } from '@great-fire/game';
import { whoSchema } from '@great-fire/protocol';
import type { Who } from '@great-fire/protocol';
import { refuse } from '../errors/api-error';
import { parse } from '../errors/parse';
import { seatAt } from '../identity/caller';
import type { Caller } from '../identity/caller';
import { newMatchId as newHandle } from '../lobby/match-id';
import { admit } from '../lobby/watching';
import type { Delayed } from '../matches/delayed';
import type { PublicPerson } from '../storage/people';
import type { StoredMatch } from '../storage/matches';
import type { MatchId, PersonId, Storage } from '../storage/storage';

export interface WhoParts {
  readonly storage: Storage;
  readonly delayed: Delayed;
}

/** Who is meant, by the name that whoever asks knows them by. */
export interface Met extends PublicPerson {
  readonly handle: string; // not for others to be told of who shows no page
  readonly isSeated: boolean; // met at a table: that they are there is known, whether they show their page or not
}

const nobody = () => refuse('not-found', 'There is no such person.', 'who');

/** @throws ApiError where nobody is meant, or it is not for who asks to know who sits there */
export async function personAt(parts: WhoParts, text: string | undefined, caller: Caller): Promise<Met> {
  const who = parse(whoSchema, text, 'who');
  if ('match' in who) return sitting(parts, who, caller);
  const person = await parts.storage.persons.byHandle(who.handle);
  if (person === null) throw nobody();
  return { ...person, handle: who.handle, isSeated: false };
}

/** A table as who asks may see it. @throws ApiError where there is none, or it is not for them */
export async function tableOf(
  { storage, delayed }: WhoParts,
  id: MatchId,
  caller: Caller,
): Promise<{ readonly match: StoredMatch; readonly mySeat: Seat | null }> {
  const match = await storage.matches.find(id);
  if (match === null) throw refuse('not-found', 'There is no such table.', 'match');
  const mySeat = seatAt(match, caller);
  admit(match, mySeat);
  return { match: mySeat === null ? await delayed.shown(match) : match, mySeat };
}

async function sitting(
  parts: WhoParts,
  { match: id, seat }: Extract<Who, { readonly match: string }>,
  caller: Caller,
): Promise<Met> {
  const { match } = await tableOf(parts, id, caller);
  const held = match.seats.find((one) => one.seat === seat);
  if (held === undefined || held.personId === null) throw nobody();
  const { persons } = parts.storage;
  const handle = await persons.handleOf(held.personId, newHandle);
  if (handle === null) throw nobody(); // who was forgotten
  const isPageClosed = await persons.isPageClosed(held.personId);
  return { id: held.personId, name: held.name, handle, isPageClosed, isSeated: true };
}

/** @throws ApiError where who is meant is who asks, or by now somebody else than the one of this name */
export function mustBeAnother(met: Met, by: PersonId, name: string | undefined): void {
  if (met.id === by) throw refuse('bad-request', 'who: is you', 'who');
  if (met.isSeated && name !== undefined && name !== met.name)
    throw refuse('stale', 'Somebody else sits there by now.', 'name');
}
