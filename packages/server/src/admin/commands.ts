/** The operator's commands on tables. No command prints a secret: no hand, seed, token or hash. */
import type { Readable, Writable } from 'node:stream';
import { MATCH_STATUSES, lineIdSchema, matchIdSchema } from '@great-fire/protocol';
import * as z from 'zod';
import { readArchive, writeArchive } from '../archive/archive';
import { CommandError } from './command-error';
import { resolveReport, listReports } from './reports';
import { isVersionSupported } from '../matches/rules-registry';
import type { StoredMatch } from '../entities/match';
import type { Storage } from '../storage/storage';

const id = matchIdSchema;

/** The commands and their validated arguments. */
export const commandSchema = z.discriminatedUnion('command', [
  z.strictObject({
    command: z.literal('list'),
    status: z.enum(MATCH_STATUSES).optional(),
    limit: z.coerce.number().int().min(1).max(100_000).default(1000),
  }),
  z.strictObject({ command: z.literal('inspect'), id }),
  z.strictObject({ command: z.literal('end'), id }),
  z.strictObject({ command: z.literal('remove'), id }),
  z.strictObject({ command: z.literal('reports') }),
  z.strictObject({ command: z.literal('remove-line'), id, line: lineIdSchema }),
  z.strictObject({ command: z.literal('keep-line'), id, line: lineIdSchema }),
  z.strictObject({ command: z.literal('ratings') }),
  z.strictObject({ command: z.literal('export') }),
  z.strictObject({ command: z.literal('import') }),
]);
export type Command = z.infer<typeof commandSchema>;

export interface AdminCommandDeps {
  readonly storage: Storage;
  readonly now: () => number;
}

/**
 * Runs a command. Writes its data to `output`. `import` reads its archive from `input`.
 * Resolves to one line that reports what was done, or to null if `output` holds everything.
 * @throws CommandError, InvalidArchiveError, DatabaseNotEmptyError
 */
export async function runCommand(
  command: Command,
  deps: AdminCommandDeps,
  output: Writable,
  input: Readable,
): Promise<string | null> {
  const { storage } = deps;
  switch (command.command) {
    case 'list':
      for (const status of command.status === undefined ? MATCH_STATUSES : [command.status])
        for (const match of await storage.matches.list({
          status,
          includePrivate: true,
          limit: command.limit,
          after: null,
        }))
          output.write(`${formatMatch(match)}\n`);
      return null;
    case 'inspect':
      output.write(`${JSON.stringify(await inspectMatch(storage, command.id), null, 2)}\n`);
      return null;
    case 'end':
      return closeMatch(deps, command.id);
    case 'remove':
      if (!(await storage.matches.remove(command.id))) throw matchNotFound(command.id);
      return `Table ${command.id} is removed.`;
    case 'reports':
      for await (const line of listReports(storage)) output.write(`${line}\n`);
      return null;
    case 'remove-line':
    case 'keep-line':
      return resolveReport(
        storage,
        command.id,
        command.line,
        command.command === 'remove-line' ? 'remove' : 'keep',
      );
    case 'ratings': {
      const { createRateGame } = await import('../results/rating'); // loads the rating library only for this command
      return `${String(await storage.results.recomputeRatings(createRateGame()))} games are rated anew.`;
    }
    case 'export':
      return `${String(await writeArchive(storage.archive, output))} rows are written.`;
    case 'import':
      return `${String(await readArchive(storage.archive, input))} rows are read.`;
  }
}

async function closeMatch({ storage, now }: AdminCommandDeps, matchId: string): Promise<string> {
  const match = await storage.matches.find(matchId);
  if (match === null) throw matchNotFound(matchId);
  if (!(await storage.matches.close(matchId, now())))
    throw new CommandError(`Table ${matchId} is over already.`);
  return `Table ${matchId} is closed as unfinished.`;
}

/** Formats a table as one line: id, status, seats, moves, last change, name. */
function formatMatch(match: StoredMatch): string {
  return [
    match.id,
    match.status.padEnd(10),
    `${String(match.seats.length)}/${String(match.players)}`,
    String(match.stateId).padStart(5),
    new Date(match.updatedAt).toISOString(),
    match.private ? 'private' : 'listed ',
    match.tableName,
  ].join('  ');
}

async function inspectMatch(storage: Storage, matchId: string) {
  const match = await storage.matches.find(matchId);
  if (match === null) throw matchNotFound(matchId);
  const log = await storage.moves.after(matchId, 0);
  const stateIds = log.map(({ stateId }) => stateId);
  const lastMove = log.at(-1);
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
    logIsWhole:
      stateIds.length === match.stateId && stateIds.every((stateId, index) => stateId === index + 1),
    lastMove:
      lastMove === undefined ? null : { seat: lastMove.seat, at: new Date(lastMove.at).toISOString() },
    snapshotAt: (await storage.moves.latestSnapshot(matchId))?.stateId ?? null,
    createdAt: new Date(match.createdAt).toISOString(),
    updatedAt: new Date(match.updatedAt).toISOString(),
    commitment: match.commitment,
  };
}

const matchNotFound = (matchId: string) => new CommandError(`There is no table ${matchId}.`);
