/** Finds a person by handle or by seat. */
import type { Seat } from '@great-fire/game';
import type { PersonRef } from '@great-fire/protocol';
import { apiError } from '../errors/api-error';
import { seatAt, type Caller } from '../identity/caller';
import { newShortId } from '../shared/random-id';
import { assertCanView } from '../spectating/access';
import { requireMatch } from '../storage/matches';
import type { PublicPerson } from '../storage/persons';
import type { Storage } from '../storage/storage';
import type { MatchId, PersonId, StoredMatch } from '../entities/match';

export interface ResolvePersonDeps {
  readonly storage: Pick<Storage, 'matches' | 'persons'>;
}

/** A person, with the name that the caller may see. */
interface ResolvedPerson extends PublicPerson {
  readonly handle: string; // hidden from others if the profile is private
  readonly isViaSeat: boolean; // addressed by a seat, so the name is known even if the profile is private
}

/**
 * Returns the person of a reference.
 *
 * @throws ApiError if there is no such person or the caller may not see the table
 */
export async function resolvePerson(
  deps: ResolvePersonDeps,
  personRef: PersonRef,
  caller: Caller,
): Promise<ResolvedPerson> {
  if ('match' in personRef) return resolveSeatedPerson(deps, personRef, caller);
  const person = await deps.storage.persons.byHandle(personRef.handle);
  if (person === null) throw apiError('person-not-found');
  return { ...person, handle: personRef.handle, isViaSeat: false };
}

/**
 * Returns a match that the caller may see, with the caller's seat.
 *
 * @throws ApiError if there is no such match or the caller may not see it
 */
export async function loadViewableMatch(
  { storage }: ResolvePersonDeps,
  id: MatchId,
  caller: Caller,
): Promise<{ readonly match: StoredMatch; readonly mySeat: Seat | null }> {
  const match = await requireMatch(storage.matches, id);
  const mySeat = seatAt(match, caller);
  assertCanView(match, mySeat);
  return { match, mySeat };
}

async function resolveSeatedPerson(
  deps: ResolvePersonDeps,
  { match: id, seat }: Extract<PersonRef, { readonly match: string }>,
  caller: Caller,
): Promise<ResolvedPerson> {
  const { match } = await loadViewableMatch(deps, id, caller);
  const storedSeat = match.seats.find((candidate) => candidate.seat === seat);
  if (storedSeat === undefined || storedSeat.personId === null) throw apiError('person-not-found');
  const { persons } = deps.storage;
  const handle = await persons.handleOf(storedSeat.personId, newShortId);
  if (handle === null) throw apiError('person-not-found'); // erased
  const isProfilePrivate = await persons.isProfilePrivate(storedSeat.personId);
  return { id: storedSeat.personId, name: storedSeat.name, handle, isProfilePrivate, isViaSeat: true };
}

/** @throws ApiError if the target is the caller, or the seat no longer belongs to the person named `name` */
export function assertOtherPerson(
  target: ResolvedPerson,
  callerId: PersonId,
  name: string | undefined,
): void {
  if (target.id === callerId) throw apiError('person-is-caller');
  if (target.isViaSeat && name !== undefined && name !== target.name) throw apiError('person-replaced');
}
