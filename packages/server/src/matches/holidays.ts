/** The holiday of a person, who announces and ends it at all tables at once. */
import type { TableCommand } from '@great-fire/protocol';
import { ApiError } from '../errors/api-error';
import type { Storage } from '../storage/storage';
import type { MatchId, PersonId } from '../entities/match';
import type { TableCommandService } from './table-commands';

interface HolidayDeps {
  readonly storage: Pick<Storage, 'matches'>;
  readonly tableCommands: Pick<TableCommandService, 'execute'>;
}

export const isHolidayCommand = ({ type }: TableCommand): boolean =>
  type === 'take-holiday' || type === 'end-holiday';

/** Executes a command at the other tables of a person that have days a turn. A table that refuses stays as it is. */
export async function executeAtOtherTables(
  { storage, tableCommands }: HolidayDeps,
  personId: PersonId,
  from: MatchId,
  command: TableCommand,
): Promise<void> {
  for (const { matchId, seat } of await storage.matches.seatsInPlay(personId)) {
    const match = matchId === from ? null : await storage.matches.find(matchId);
    if (match?.status !== 'running' || match.timeControl.clock.kind !== 'correspondence') continue;
    try {
      await tableCommands.execute(matchId, seat, command);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
}
