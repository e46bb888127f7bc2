/** The holidays of a person, who announces and ends them at all tables at once. The days of a year count by person. */
import type { Seat } from '@great-fire/game';
import type { TableCommand } from '@great-fire/protocol';
import { announceDaysOff, endDaysOff } from '@great-fire/table';
import { ApiError, orThrow } from '../errors/api-error';
import type { Storage } from '../storage/storage';
import type { MatchId, PersonId } from '../entities/match';
import type { TableCommandService } from './table-commands';

interface HolidayDeps {
  readonly storage: Pick<Storage, 'matches' | 'persons'>;
  readonly tableCommands: Pick<TableCommandService, 'execute'>;
  readonly now: () => number;
}

interface OwnSeat {
  readonly matchId: MatchId;
  readonly seat: Seat;
}

type HolidayCommand = Extract<TableCommand, { readonly type: 'take-holiday' | 'end-holiday' }>;

export const isHolidayCommand = (command: TableCommand): command is HolidayCommand =>
  command.type === 'take-holiday' || command.type === 'end-holiday';

/**
 * Executes a command at the table where a player gave it, and at the other tables of the person. The holiday also counts
 * at tables that begin later. @throws ApiError if the person or this table rejects it; then nothing has changed
 */
export async function executeHolidayCommand(
  deps: HolidayDeps,
  table: OwnSeat,
  command: HolidayCommand,
): Promise<void> {
  const match = await deps.storage.matches.find(table.matchId);
  const personId = match?.seats.find(({ seat }) => seat === table.seat)?.personId ?? null;
  if (personId === null) return deps.tableCommands.execute(table.matchId, table.seat, command);
  if (command.type === 'take-holiday') await announceHoliday(deps, personId, table, command);
  else await endHoliday(deps, personId, table, command);
  await executeAtOtherTables(deps, personId, table.matchId, command);
}

/** Stores a holiday of a person before a table counts it, because other tables may be asked at the same time. */
async function announceHoliday(
  { storage: { persons }, tableCommands, now }: HolidayDeps,
  personId: PersonId,
  { matchId, seat }: OwnSeat,
  command: Extract<HolidayCommand, { readonly type: 'take-holiday' }>,
): Promise<void> {
  orThrow(await persons.changeHolidays(personId, (own) => announceDaysOff(own, command, now())));
  try {
    await tableCommands.execute(matchId, seat, command);
  } catch (error) {
    await persons.changeHolidays(personId, (own) => own.filter(({ from }) => from !== command.from));
    throw error;
  }
}

async function endHoliday(
  { storage: { persons }, tableCommands, now }: HolidayDeps,
  personId: PersonId,
  { matchId, seat }: OwnSeat,
  command: HolidayCommand,
): Promise<void> {
  await tableCommands.execute(matchId, seat, command);
  await persons.changeHolidays(personId, (own) => endDaysOff(own, now()));
}

/** Executes a command at the other tables of a person that have days a turn. A table that refuses stays as it is. */
async function executeAtOtherTables(
  { storage, tableCommands }: HolidayDeps,
  personId: PersonId,
  from: MatchId,
  command: HolidayCommand,
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
