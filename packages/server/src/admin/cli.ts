/** Reads an admin command, runs it, and says what it came to. */
import { createReadStream, createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { Writable } from 'node:stream';
import { parseArgs, types } from 'node:util';
import pino from 'pino';
import * as z from 'zod';
import { Refused, commandSchema, run } from './commands';
import type { Command } from './commands';
import { askServer, controlOf } from './control';
import { BadArchive, NotEmpty } from '../archive/archive';
import { BadConfig, readConfig } from '../config';
import type { Config } from '../config';
import { postgresStorage } from '../storage/postgres/postgres-storage';
import { sqliteStorage } from '../storage/sqlite/sqlite-storage';
import { StorageUnavailable } from '../storage/storage';
import { timeoutsOf } from '../timeouts';

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

/** The part of a process that a command uses. */
export interface AdminProcess {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: () => string;
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
}

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
async function meet(
  { command, file }: Asked,
  config: Config,
  { stdin, stdout }: AdminProcess,
): Promise<string | null> {
  const isExport = command.command === 'export';
  const out = isExport && file !== null && file !== '-' ? await newFile(file) : stdout;
  const from = command.command === 'import' ? await reading(file ?? '-', stdin) : Readable.from([]);
  const said = await runAnywhere(command, config, out, from);
  // The file is complete before the command reports success.
  if (out !== stdout) {
    out.end();
    await once(out, 'close');
  }
  return said;
}

async function runAnywhere(
  command: Command,
  config: Config,
  out: Writable,
  from: Readable,
): Promise<string | null> {
  if (config.databaseUrl === null) {
    const asked = await askServer(controlOf(config.databaseFile), command, out);
    if (asked !== null) return asked.said;
  }
  const log = pino({ level: 'warn', base: null }, pino.destination({ fd: 2, sync: true }));
  const storage =
    config.databaseUrl === null
      ? sqliteStorage(config.databaseFile)
      : await postgresStorage(config.databaseUrl, log, timeoutsOf(config.timeoutFactor).database);
  try {
    return await run(command, { storage, now: () => Date.now() }, out, from);
  } finally {
    await storage.close();
  }
}

/** Creates a file that only its owner can read. @throws Error if the file exists */
async function newFile(path: string): Promise<Writable> {
  const out = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  await once(out, 'open');
  return out;
}

async function reading(path: string, stdin: Readable): Promise<Readable> {
  if (path === '-') return stdin;
  const from = createReadStream(path);
  await once(from, 'open');
  return from;
}

const EXPECTED = [BadCommand, BadConfig, BadArchive, NotEmpty, Refused, StorageUnavailable];

/** Runs a command line. Resolves to the exit code of its process. */
export async function runAdmin(args: readonly string[], given: AdminProcess): Promise<0 | 1> {
  const { env, cwd, stdout, stderr } = given;
  if (args.length === 0 || args[0] === 'help' || args.includes('--help')) {
    stdout.write(HELP);
    return 0;
  }
  try {
    const config = readConfig(env, { cwd: cwd(), clientDir: null });
    const said = await meet(readCommand(args), config, given);
    // Beside what may be an archive on standard output.
    if (said !== null) stderr.write(`${said}\n`);
    return 0;
  } catch (error) {
    // Not `instanceof`: what Node throws of itself is of another realm where jest runs us.
    const { message, stack } = types.isNativeError(error) ? error : new Error(String(error));
    const isExpected =
      EXPECTED.some((kind) => error instanceof kind) || (types.isNativeError(error) && 'syscall' in error);
    stderr.write(`${isExpected ? message : (stack ?? message)}\n`);
    return 1;
  }
}
