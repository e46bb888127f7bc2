/** The rights that a route requires of its caller, as `openapi/operations.ts` declares them. */
import { apiError } from '../errors/api-error';
import type { GroupId, MatchId, StoredMatch } from '../entities/match';
import type { Caller } from '../identity/caller';
import { requireGroup, type StoredGroup } from '../storage/groups';
import { requireMatch } from '../storage/matches';
import type { Storage } from '../storage/storage';
import { hostOf, seatHeldBy } from '../table-setup/host';
import type { AuthLevel } from './openapi/operations';

interface Target {
  readonly match?: MatchId;
  readonly group?: GroupId;
}

/** The entities that a check has read, so that the route need not read them again. */
export type Checked<Auth> = Auth extends 'member' | 'owner'
  ? { readonly ownGroup: StoredGroup }
  : Auth extends 'player' | 'host'
    ? { readonly table: StoredMatch }
    : unknown;

/**
 * Checks the rights of a caller before the input of the request is read. A change checks them again in its transaction.
 *
 * @throws ApiError
 */
export async function assertRights(
  { groups, matches }: Pick<Storage, 'groups' | 'matches'>,
  auth: AuthLevel,
  { person }: Caller,
  { match: matchId = '', group: groupId = '' }: Target,
): Promise<Partial<Checked<'member'> & Checked<'player'>>> {
  if (person === null) return {};
  if (auth === 'member' || auth === 'owner') {
    const ownGroup = await requireGroup(groups, groupId, person.id);
    if (auth === 'owner' && ownGroup.ownerId !== person.id) throw apiError('not-group-owner');
    return { ownGroup };
  }
  if (auth === 'player' || auth === 'host') {
    const table = await requireMatch(matches, matchId);
    if (auth === 'player' && seatHeldBy(table, person.id) === null) throw apiError('not-your-seat');
    if (auth === 'host' && hostOf(table) !== person.id) throw apiError('not-host');
    return { table };
  }
  return {};
}
