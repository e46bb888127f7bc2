/** Blocks: persons whom a person keeps away from own tables and whose chat the person does not see. */
import { hostOf } from '../table-setup/host';
import type { PersonId, StoredMatch } from '../entities/match';
import type { Storage } from './storage';

export async function isBlockedByHost(
  { blocks }: { readonly blocks: Pick<Storage['blocks'], 'has'> },
  match: StoredMatch,
  personId: PersonId,
): Promise<boolean> {
  const host = hostOf(match);
  return host !== null && (await blocks.has(host, personId));
}

export const hasBlockedPlayer = ({ seats }: StoredMatch, blocked: ReadonlySet<PersonId>): boolean =>
  blocked.size > 0 && seats.some(({ personId }) => personId !== null && blocked.has(personId));

/** Returns whether a person whom the reader blocks hosts an open table. Such a table is hidden from the reader. */
export function isHostedByBlocked(match: StoredMatch, blocked: ReadonlySet<PersonId>): boolean {
  const host = blocked.size > 0 && match.status === 'open' ? hostOf(match) : null;
  return host !== null && blocked.has(host);
}
