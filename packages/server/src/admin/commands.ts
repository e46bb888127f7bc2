/** The operator's commands on stored data. No command prints a secret: no hand, seed, token or hash. */
import type { Readable, Writable } from 'node:stream';
import { once } from 'node:events';
import * as z from 'zod';
import { DAY_MS, MINUTE_MS } from '@great-fire/table/durations';
import {
  MATCH_STATUSES,
  lineIdSchema,
  matchIdSchema,
  personRefSchema,
  type PersonRef,
} from '@great-fire/protocol';
import { buildRecord } from '../matches/build-record';
import type { StoredMove } from '../storage/moves';
import type { StoredMatch } from '../entities/match';
import { isVersionSupported } from '../matches/rules-registry';
import { readLog } from '../matches/match-log';
import { EmptyArchiveError, readArchive, writeArchive } from '../archive/archive';
import { wholeNumber } from '../config/environment-schema';
import { announceMaintenance } from '../maintenance/maintenance-notice';
import type { BrokenTable } from '../account/personal-data';
import type { Person } from '../storage/persons';
import type { Storage } from '../storage/storage';
import { resolveReport, listReports } from './reports';
import { CommandError } from './command-error';

const id = matchIdSchema;
/** An argument that stays a text, because a server parses the command again. */
const textOf = (schema: z.ZodType) => z.string().refine((text) => schema.safeParse(text).success);
const personText = textOf(personRefSchema);
const minutesSchema = z.string().regex(/^(?:off|[1-9]\d{0,3})$/);

export const commandSchema = z.discriminatedUnion('command', [
  z.strictObject({
    command: z.literal('list'),
    status: z.enum(MATCH_STATUSES).optional(),
    limit: textOf(wholeNumber(1, 100_000)).default('1000'),
  }),
  z.strictObject({ command: z.literal('inspect'), id }),
  z.strictObject({ command: z.literal('end'), id }),
  z.strictObject({ command: z.literal('remove'), id }),
  z.strictObject({ command: z.literal('reports') }),
  z.strictObject({ command: z.literal('remove-line'), id, line: lineIdSchema }),
  z.strictObject({ command: z.literal('keep-line'), id, line: lineIdSchema }),
  z.strictObject({ command: z.literal('groups') }),
  z.strictObject({ command: z.literal('remove-group'), id }),
  z.strictObject({ command: z.literal('ratings') }),
  z.strictObject({ command: z.literal('sign-out-person'), person: personText }),
  z.strictObject({ command: z.literal('remove-person'), person: personText }),
  z.strictObject({ command: z.literal('announce-maintenance'), minutes: minutesSchema }),
  z.strictObject({ command: z.literal('statistics') }),
  z.strictObject({ command: z.literal('records') }),
  z.strictObject({ command: z.literal('compact') }),
  z.strictObject({ command: z.literal('export') }),
  z.strictObject({ command: z.literal('import') }),
]);
export type Command = z.infer<typeof commandSchema>;
export type CommandName = Command['command'];

/** The form of a command's output: JSON to show as a table, one JSON value, plain lines, bytes, or nothing. */
export const COMMAND_OUTPUT: Readonly<Record<CommandName, 'rows' | 'value' | 'lines' | 'bytes' | 'nothing'>> =
  {
    list: 'rows',
    inspect: 'value',
    end: 'nothing',
    remove: 'nothing',
    reports: 'rows',
    'remove-line': 'nothing',
    'keep-line': 'nothing',
    groups: 'rows',
    'remove-group': 'nothing',
    ratings: 'nothing',
    'sign-out-person': 'nothing',
    'remove-person': 'nothing',
    'announce-maintenance': 'nothing',
    statistics: 'value',
    records: 'lines',
    compact: 'nothing',
    export: 'bytes',
    import: 'nothing',
  };

/** Whether a command changes stored data. The server logs such a command. */
export const isChangingCommand = ({ command }: Command): boolean => COMMAND_OUTPUT[command] === 'nothing';

export interface AdminCommandDeps {
  readonly storage: Storage;
  readonly now: () => number;
  readonly database: string; // its path or address, for messages
  /** Leaves all tables of a person and erases the person's data. Resolves to the tables that could not be left. */
  readonly erasePerson: (person: Person) => Promise<readonly BrokenTable[]>;
}

/**
 * Runs a command. Writes its data to `output`. `import` reads its archive from `input`.
 * Resolves to one line that reports what was done, or to null if `output` holds everything.
 * @throws CommandError, InvalidArchiveError, DatabaseNotEmptyError
 */
export async function runAdminCommand(
  command: Command,
  deps: AdminCommandDeps,
  output: Writable,
  input: Readable,
): Promise<string | null> {
  const { storage } = deps;
  const writeRow = (row: object): boolean => output.write(`${JSON.stringify(row)}\n`);
  switch (command.command) {
    case 'list':
      for (const status of command.status === undefined ? MATCH_STATUSES : [command.status])
        for (const match of await storage.matches.list({
          status,
          includePrivate: true,
          limit: Number(command.limit),
          after: null,
        }))
          writeRow(toListRow(match));
      return null;
    case 'inspect':
      writeRow(await inspectMatch(storage, command.id));
      return null;
    case 'end':
      return closeMatch(deps, command.id);
    case 'remove':
      if (!(await storage.matches.remove(command.id))) throw matchNotFound(command.id);
      return `Table ${command.id} is removed.`;
    case 'reports':
      for await (const line of listReports(storage)) writeRow(line);
      return null;
    case 'remove-line':
    case 'keep-line':
      return resolveReport(
        storage,
        command.id,
        command.line,
        command.command === 'remove-line' ? 'remove' : 'keep',
      );
    case 'groups':
      for (const { id: groupId, name, members, usedOn } of await storage.groups.list(MAX_GROUPS))
        writeRow({ id: groupId, members, used: new Date(usedOn).toISOString().slice(0, 10), name });
      return null;
    case 'remove-group':
      if (!(await storage.groups.remove(command.id)))
        throw new CommandError(`There is no group ${command.id}.`);
      return `Group ${command.id} is removed. Its tables stay.`;
    case 'ratings': {
      const { createRateGame } = await import('../results/rating'); // loads the rating library only for this command
      return `${String(await storage.results.recomputeRatings(createRateGame()))} games are rated anew.`;
    }
    case 'sign-out-person':
      return signOutPerson(deps, command.person);
    case 'remove-person': {
      const person = await findPerson(deps, command.person);
      const broken = await deps.erasePerson(person);
      const ids = broken.map(({ matchId }) => matchId).join(', ');
      return (
        `${person.name ?? 'The person'} is removed from all tables, and the data of the person is erased.` +
        (ids === '' ? '' : ` These games cannot be read, and a seat without a name is left there: ${ids}.`)
      );
    }
    case 'announce-maintenance':
      return announce(deps, command.minutes);
    case 'statistics':
      writeRow(await readStatistics(deps));
      return null;
    case 'records':
      return `${String(await writeRecords(storage, output))} records are written.`;
    case 'compact':
      throw new CommandError('compact needs the SQLite file of a stopped server.');
    case 'export':
      return exportArchive(deps, output);
    case 'import':
      return `${String(await readArchive(storage.archive, input))} rows are read.`;
  }
}

/** @throws CommandError if there is no such person */
async function findPerson({ storage }: AdminCommandDeps, text: string): Promise<Person> {
  const ref: PersonRef = personRefSchema.parse(text);
  if ('handle' in ref) {
    const person = await storage.persons.byHandle(ref.handle);
    if (person === null) throw new CommandError(`There is no person ${ref.handle}.`);
    return { id: person.id, name: person.name };
  }
  const match = await storage.matches.find(ref.match);
  if (match === null) throw matchNotFound(ref.match);
  const seat = match.seats.find((candidate) => candidate.seat === ref.seat);
  if (seat === undefined || seat.personId === null)
    throw new CommandError(`No person has seat ${String(ref.seat)} of table ${ref.match}.`);
  return { id: seat.personId, name: seat.name };
}

/** Takes every way back to the account: devices, links, recovery code, seat tokens and e-mail address. */
async function signOutPerson(deps: AdminCommandDeps, text: string): Promise<string> {
  const { persons, emails } = deps.storage;
  const person = await findPerson(deps, text);
  await emails.remove(person.id);
  await persons.signOutOthers(person.id, NO_DEVICE);
  return `${person.name ?? 'The person'} is signed out for good. Clocks and votes go on at the tables.`;
}

const NO_DEVICE = ''; // so that every device counts as another one

async function announce({ storage, now }: AdminCommandDeps, minutes: string): Promise<string> {
  if (minutes === 'off') {
    await announceMaintenance(storage.settings, null);
    return 'The notice of a maintenance is withdrawn.';
  }
  const at = now() + Number(minutes) * MINUTE_MS;
  await announceMaintenance(storage.settings, at);
  const time = new Date(at).toISOString();
  return `Every page says within seconds that the server stops at ${time}. Stop it yourself then.`;
}

async function readStatistics({ storage, now }: AdminCommandDeps) {
  const { seenSince, finishedSince, ...statistics } = await storage.statistics.read(now() - MONTH_MS);
  return { ...statistics, peopleOf30Days: seenSince, gamesOf30Days: finishedSince };
}

const MONTH_MS = 30 * DAY_MS;
const MAX_GROUPS = 1000;
const RECORDS_PAGE = 100;

/** Writes the records of all finished games whose rules this release has, also of private ones. */
async function writeRecords(storage: Pick<Storage, 'matches' | 'moves'>, output: Writable): Promise<number> {
  let count = 0;
  let after: { readonly createdAt: number; readonly id: string } | null = null;
  for (;;) {
    const query = { status: 'finished', includePrivate: true, limit: RECORDS_PAGE, after } as const;
    const page: readonly StoredMatch[] = await storage.matches.list(query);
    for (const match of page) {
      if (!isVersionSupported(match.rulesVersion)) continue;
      const isWritable = output.write(`${JSON.stringify(await buildRecord(storage, match))}\n`);
      if (!isWritable) await once(output, 'drain');
      count += 1;
    }
    after = page.at(-1) ?? null;
    if (after === null) return count;
  }
}

async function exportArchive({ storage, database }: AdminCommandDeps, output: Writable): Promise<string> {
  try {
    return `${String(await writeArchive(storage.archive, output))} rows are written.`;
  } catch (error) {
    if (error instanceof EmptyArchiveError)
      throw new CommandError(`Nothing to export from ${database}: ${error.message}.`);
    throw error;
  }
}

async function closeMatch({ storage, now }: AdminCommandDeps, matchId: string): Promise<string> {
  const match = await storage.matches.find(matchId);
  if (match === null) throw matchNotFound(matchId);
  if ((await storage.matches.close(matchId, now())) === null)
    throw new CommandError(`Table ${matchId} is over already.`);
  return `Table ${matchId} is closed as unfinished.`;
}

const toListRow = (match: StoredMatch) => ({
  id: match.id,
  status: match.status,
  seats: `${String(match.seats.length)}/${String(match.players)}`,
  moves: match.stateId,
  changed: new Date(match.updatedAt).toISOString(),
  visibility: match.private ? 'private' : 'listed',
  name: match.tableName,
});

async function inspectMatch(storage: Pick<Storage, 'matches' | 'moves'>, matchId: string) {
  const match = await storage.matches.find(matchId);
  if (match === null) throw matchNotFound(matchId);
  let rowCount = 0;
  let lastMove: StoredMove | undefined;
  for await (const rows of readLog(storage, matchId, { after: 0, upTo: match.stateId })) {
    rowCount += rows.length;
    lastMove = rows.at(-1);
  }
  return {
    id: match.id,
    tableName: match.tableName,
    status: match.status,
    private: match.private,
    options: match.options,
    rules: match.rulesVersion,
    rulesAreCarried: isVersionSupported(match.rulesVersion),
    seats: Array.from({ length: match.players }, (_, seat) => ({
      seat,
      name: match.seats.find((occupied) => occupied.seat === seat)?.name ?? null,
    })),
    turn: match.turn,
    activeSeat: match.activeSeat,
    burning: match.burning,
    moves: match.stateId,
    logIsWhole: rowCount === match.stateId, // no two rows have the same state
    lastMove:
      lastMove === undefined ? null : { seat: lastMove.seat, at: new Date(lastMove.at).toISOString() },
    snapshotAt: (await storage.moves.latestSnapshot(matchId, match.stateId))?.stateId ?? null,
    createdAt: new Date(match.createdAt).toISOString(),
    updatedAt: new Date(match.updatedAt).toISOString(),
    commitment: match.commitment,
  };
}

const matchNotFound = (matchId: string) => new CommandError(`There is no table ${matchId}.`);
