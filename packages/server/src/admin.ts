/** The admin command line: `npm run admin -- help`, in the container `node packages/server/dist/admin.js help`. */
import { createReadStream, createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import pino from 'pino';
import * as z from 'zod';
import { Refused, commandSchema, run } from './admin/commands';
import type { Command } from './admin/commands';
import { askServer, controlOf } from './admin/control';
import { BadArchive, NotEmpty } from './archive/archive';
import { BadConfig, readConfig } from './config';
import type { Config } from './config';
import { postgresStorage } from './storage/postgres/postgres-storage';
import { sqliteStorage } from './storage/sqlite/sqlite-storage';
import { StorageUnavailable } from './storage/storage';

const HELP = `npm run admin -- COMMAND

  list [--status open|running|finished|unfinished] [--limit N]
                  every table: id, status, seats, moves, last change, name
  inspect ID      one table, without its secrets
  end ID          closes a table as unfinished; it is kept
  remove ID       removes a table with all that belongs to it
  reports         the lines of the chat that people reported and nobody decided about: table, line, time, how many
                  reports, channel, who, what was said
  remove-line ID --line=LINE
                  takes such a line from its readers; keep-line leaves it where it is
  ratings         rates all rated games anew, in the order of their ends
  export FILE     everything as one file (- for standard output)
  import FILE     reads such a file into an empty database (- for standard input)

It uses the settings of the server: DATABASE_URL, or DATABASE_FILE or DATA_DIR. All but import work
while the server runs. An exported file holds every secret: keep it as you keep the database.
`;

class BadCommand extends Error {
  override readonly name = 'BadCommand';
}

interface Asked {
  readonly command: Command;
  readonly file: string | null; // '-': standard input or output
}

/** @throws BadCommand naming what is wrong */
function readCommand(args: readonly string[]): Asked {
  const { values, positionals } = parse(args);
  const [command, operand, ...rest] = positionals;
  const takesFile = command === 'export' || command === 'import';
  if (rest.length > 0) throw new BadCommand(`What is ${rest.join(' ')}?`);
  if (takesFile && operand === undefined) throw new BadCommand(`${command} FILE: FILE is missing.`);
  const read = commandSchema.safeParse({
    command,
    ...(operand !== undefined && !takesFile && { id: operand }),
    ...values,
  });
  if (read.success) return { command: read.data, file: takesFile ? (operand ?? null) : null };
  const issue = read.error.issues[0];
  throw new BadCommand(`${issue?.path.join('.') ?? 'command'} is wrong: ${issue?.message ?? ''}. Try help.`);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { status: { type: 'string' }, limit: { type: 'string' }, line: { type: 'string' } },
    });
  } catch (error) {
    throw new BadCommand(z.instanceof(Error).parse(error).message);
  }
}

/** Has the command run by the server that holds the file, or by this process. */
async function meet({ command, file }: Asked, config: Config): Promise<string | null> {
  const isExport = command.command === 'export';
  const out: Writable = isExport && file !== null && file !== '-' ? await newFile(file) : process.stdout;
  const from: Readable = command.command === 'import' ? await reading(file ?? '-') : Readable.from([]);
  if (config.databaseUrl === null) {
    const asked = await askServer(controlOf(config.databaseFile), command, out);
    if (asked !== null) return finish(out, asked.said);
  }
  return alone(command, config, out, from);
}

/** Opens the storage for itself. */
async function alone(
  command: Command,
  config: Config,
  out: Writable,
  from: Readable,
): Promise<string | null> {
  const log = pino({ level: 'warn', base: null }, pino.destination({ fd: 2, sync: true }));
  const storage =
    config.databaseUrl === null
      ? sqliteStorage(config.databaseFile)
      : await postgresStorage(config.databaseUrl, log);
  try {
    return await finish(out, await run(command, { storage, now: () => Date.now() }, out, from));
  } finally {
    await storage.close();
  }
}

/** A file that was not there, for nobody else to read. @throws Error where it is there */
async function newFile(path: string): Promise<Writable> {
  const out = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  await once(out, 'open');
  return out;
}

async function reading(path: string): Promise<Readable> {
  if (path === '-') return process.stdin;
  const from = createReadStream(path);
  await once(from, 'open');
  return from;
}

/** What was written is in the file before anybody is told so. */
async function finish(out: Writable, said: string | null): Promise<string | null> {
  if (out !== process.stdout) {
    out.end();
    await once(out, 'close');
  }
  return said;
}

const EXPECTED = [BadCommand, BadConfig, BadArchive, NotEmpty, Refused, StorageUnavailable];

async function main(args: readonly string[]): Promise<void> {
  if (args.length === 0 || args[0] === 'help' || args.includes('--help')) {
    process.stdout.write(HELP);
    return;
  }
  const config = readConfig(process.env, { cwd: process.cwd(), clientDir: null });
  const said = await meet(readCommand(args), config);
  // Beside what may be an archive on standard output.
  if (said !== null) process.stderr.write(`${said}\n`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isExpected =
    EXPECTED.some((kind) => error instanceof kind) || (error instanceof Error && 'syscall' in error);
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`${isExpected ? message : (stack ?? message)}\n`);
  process.exitCode = 1;
});
