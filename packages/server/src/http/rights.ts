/** The rights that a route requires of its caller, as `openapi/operations.ts` declares them. */
import { apiError } from '../errors/api-error';
import type { GroupId, MatchId, PersonId } from '../entities/match';
import type { Caller } from '../identity/caller';
import type { Storage } from '../storage/storage';
import { hostOf, seatHeldBy } from '../table-setup/host';
import type { AuthLevel } from './openapi/operations';

type Rights = Extract<AuthLevel, 'player' | 'host' | 'member' | 'owner'>;

const isRights = (auth: AuthLevel): auth is Rights => auth in CHECKS;

interface Target {
  readonly match?: MatchId;
  readonly group?: GroupId;
}

type Stores = Pick<Storage, 'groups' | 'matches'>;

async function loadMatch({ matches }: Stores, { match: id = '' }: Target) {
  const match = await matches.find(id);
  if (match === null) throw apiError('not-found');
  return match;
}

async function loadGroup({ groups }: Stores, { group: id = '' }: Target, personId: PersonId) {
  const group = await groups.find(id, personId);
  if (group === null) throw apiError('group-not-found');
  return group;
}

const CHECKS: Readonly<
  Record<Rights, (storage: Stores, target: Target, personId: PersonId) => Promise<void>>
> = {
  player: async (storage, target, personId) => {
    if (seatHeldBy(await loadMatch(storage, target), personId) === null) throw apiError('not-your-seat');
  },
  host: async (storage, target, personId) => {
    if (hostOf(await loadMatch(storage, target)) !== personId) throw apiError('not-host');
  },
  member: async (storage, target, personId) => {
    await loadGroup(storage, target, personId);
  },
  owner: async (storage, target, personId) => {
    if ((await loadGroup(storage, target, personId)).ownerId !== personId) throw apiError('not-group-owner');
  },
};

/**
 * Checks the rights of a caller before the input of the request is read. A change checks them again in its transaction.
 *
 * @throws ApiError
 */
export async function assertRights(
  storage: Stores,
  auth: AuthLevel,
  { person }: Caller,
  target: Target,
): Promise<void> {
  if (isRights(auth) && person !== null) await CHECKS[auth](storage, target, person.id);
}
