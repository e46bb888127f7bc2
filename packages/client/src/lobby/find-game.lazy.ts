/** Finds any game: takes a seat at an open table, or creates a table. Loaded at the press of the button. */
import { TABLE_NAME_MAX, type MatchListItem, type SeatClaim, type TableFilter } from '@great-fire/protocol';
import { takeSeat } from '../api/table';
import { ApiRequestError } from '../api/request';
import { openTable } from '../create-table/open-table.lazy';
import { optionsFromFilter } from '../create-table/options-from-filter.lazy';
import { currentLanguage } from '../i18n/i18n';

const UNAVAILABLE: ReadonlySet<number> = new Set([403, 404, 409]); // full, started, closed or not for this player

const countFree = ({ seats }: MatchListItem): number => seats.filter((occupant) => occupant === null).length;

/** Returns the open tables with a free seat for the reader. Those that lack the fewest players come first. */
export const joinableTables = (matches: readonly MatchListItem[]): readonly MatchListItem[] =>
  matches
    .filter((match) => match.status === 'open' && countFree(match) > 0 && match.isBlocked !== true)
    .sort((a, b) => countFree(a) - countFree(b));

interface FindGameOptions {
  readonly matches: readonly MatchListItem[]; // that match the filter
  readonly filter: TableFilter;
  readonly name: string; // of the player
  readonly tableName: string; // of a new table
  readonly knownNames?: readonly string[]; // of listed tables, which the new one differs from; default: none
}

/**
 * Resolves to the seat that the player got: at the first table that accepts the player, or at a new public table that
 * matches the filter.
 *
 * @throws ApiRequestError if a request fails for another reason than the table
 */
export async function findGame({
  matches,
  filter,
  name,
  tableName,
  knownNames,
}: FindGameOptions): Promise<SeatClaim> {
  for (const { id } of joinableTables(matches)) {
    try {
      return await takeSeat(id, { name });
    } catch (error) {
      if (!(error instanceof ApiRequestError && UNAVAILABLE.has(error.status))) throw error;
    }
  }
  const { seats, variants, timeControl, extras } = optionsFromFilter(filter);
  const { private: _, ...options } = variants;
  return openTable(
    {
      ...{ tableName: tableName.slice(0, TABLE_NAME_MAX), players: seats, options, name, timeControl },
      private: false,
      language: extras.language ?? currentLanguage(),
      bots: Array.from({ length: extras.bots }, () => extras.level),
    },
    knownNames,
  );
}
