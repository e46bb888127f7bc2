/** What whoever runs a server may do to its tables. Nothing here shows a secret: no hand, no seed, no token, no hash. */
import type { Readable, Writable } from 'node:stream';
import { MATCH_STATUSES, lineIdSchema, matchIdSchema } from '@great-fire/protocol';
import * as z from 'zod';
import { readArchive, writeArchive } from '../archive/archive';
import { Refused } from './refused';
import { decideAbout, reportLines } from './reports';
import { isCarried } from '../matches/rules-of';
import type { StoredMatch } from '../storage/matches';
import type { Storage } from '../storage/storage';

const id = matchIdSchema;

/** A command as it is given, checked. */
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

export { Refused };

export interface CommandParts {
  readonly storage: Storage;
  readonly now: () => number;
}

/**
 * Runs a command. What it has to say goes to `out`; of `import` the archive comes from `from`.
 * Resolves to a line for people that says what was done; null where `out` says all.
 * @throws Refused, BadArchive, NotEmpty
 */
export async function run(
  command: Command,
  parts: CommandParts,
  out: Writable,
  from: Readable,
): Promise<string | null> {
  const { storage } = parts;
  switch (command.command) {
    case 'list':
      for (const status of command.status === undefined ? MATCH_STATUSES : [command.status])
        for (const match of await storage.matches.list({
          status,
          alsoPrivate: true,
          limit: command.limit,
          after: null,
        }))
          out.write(`${lineOf(match)}\n`);
      return null;
    case 'inspect':
      out.write(`${JSON.stringify(await inspect(storage, command.id), null, 2)}\n`);
      return null;
    case 'end':
      return end(parts, command.id);
    case 'remove':
      if (!(await storage.matches.remove(command.id))) throw notThere(command.id);
      storage.news.tell(command.id, 'closed');
      return `Table ${command.id} is removed.`;
    case 'reports':
      for await (const line of reportLines(storage)) out.write(`${line}\n`);
      return null;
    case 'remove-line':
    case 'keep-line':
      return decideAbout(storage, command.id, command.line, command.command === 'remove-line');
    case 'ratings': {
      const { rate } = await import('../results/rating'); // with a library that nothing else here needs
      return `${String(await storage.results.rateAnew(rate))} games are rated anew.`;
    }
    case 'export':
      return `${String(await writeArchive(storage.archive, out))} rows are written.`;
    case 'import':
      return `${String(await readArchive(storage.archive, from))} rows are read.`;
  }
}

async function end({ storage, now }: CommandParts, matchId: string): Promise<string> {
  const match = await storage.matches.find(matchId);
  if (match === null) throw notThere(matchId);
  if (!(await storage.matches.close(matchId, now()))) throw new Refused(`Table ${matchId} is over already.`);
  storage.news.tell(matchId, 'table');
  return `Table ${matchId} is closed as unfinished.`;
}

/** One line a table: id, status, seats, moves, last change, name. */
function lineOf(match: StoredMatch): string {
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

async function inspect(storage: Storage, matchId: string) {
  const match = await storage.matches.find(matchId);
  if (match === null) throw notThere(matchId);
  const log = await storage.moves.after(matchId, 0);
  const places = log.map(({ stateId }) => stateId);
  const last = log.at(-1);
  return {
    id: match.id,
    tableName: match.tableName,
    status: match.status,
    private: match.private,
    options: match.options,
    rules: match.rulesVersion,
    rulesAreCarried: isCarried(match.rulesVersion),
    seats: Array.from({ length: match.players }, (_, seat) => ({
      seat,
      name: match.seats.find((taken) => taken.seat === seat)?.name ?? null,
    })),
    turn: match.turn,
    activeSeat: match.activeSeat,
    burning: match.burning,
    moves: match.stateId,
    logIsWhole: places.length === match.stateId && places.every((stateId, at) => stateId === at + 1),
    lastMove: last === undefined ? null : { seat: last.seat, at: new Date(last.at).toISOString() },
    snapshotAt: (await storage.moves.latestSnapshot(matchId))?.stateId ?? null,
    createdAt: new Date(match.createdAt).toISOString(),
    updatedAt: new Date(match.updatedAt).toISOString(),
    commitment: match.commitment,
  };
}

const notThere = (matchId: string) => new Refused(`There is no table ${matchId}.`);
