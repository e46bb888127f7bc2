/** The holidays of a person, who announces and ends them at all tables at once. The days of a year count by person. */
import type { Seat } from '@great-fire/game';
import type { TableCommand } from '@great-fire/protocol';
import { ApiError } from '../errors/api-error';
import type { Storage } from '../storage/storage';
import type { MatchId, PersonId } from '../entities/match';
import type { TableCommandService } from './table-commands';

interface HolidayDeps {
  readonly storage: Pick<Storage, 'matches' | 'persons'>;
  readonly tableCommands: Pick<TableCommandService, 'execute'>;
}

export const isHolidayCommand = ({ type }: TableCommand): boolean =>
  type === 'take-holiday' || type === 'end-holiday';

/**
 * Executes a command that a person has given at a table: at the other tables of the person, and for those that begin
 * later.
 */
export async function spreadHoliday(
  deps: HolidayDeps,
  personId: PersonId,
  table: { readonly matchId: MatchId; readonly seat: Seat },
  command: TableCommand,
): Promise<void> {
  const { matches, persons } = deps.storage;
  const holidays = (await matches.find(table.matchId))?.tableState?.clock.holidays ?? [];
  const own = holidays.filter(({ seat }) => seat === table.seat);
  await persons.setHolidays(
    personId,
    own.map(({ from, until }) => ({ from, until })),
  );
  await executeAtOtherTables(deps, personId, table.matchId, command);
}

/** Executes a command at the other tables of a person that have days a turn. A table that refuses stays as it is. */
async function executeAtOtherTables(
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
