/** Parses an admin command, runs it and reports its outcome. */
import { createReadStream, createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { Writable } from 'node:stream';
import { parseArgs, types } from 'node:util';
import pino from 'pino';
import * as z from 'zod';
import { CommandError } from './command-error';
import { commandSchema, runCommand } from './commands';
import type { Command } from './commands';
import { sendCommand, controlSocketPath } from './control-socket';
import { InvalidArchiveError, DatabaseNotEmptyError } from '../archive/archive';
import { readConfig } from '../config/config';
import { ConfigError } from '../config/config-error';
import type { Config } from '../config/config';
import { postgresStorage } from '../storage/postgres/postgres-storage';
import { sqliteStorage } from '../storage/sqlite/sqlite-storage';
import { StorageOpenError } from '../storage/storage';
import { createTimeouts } from '../config/timeouts';

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
interface AdminProcess {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: () => string;
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
}

class UsageError extends Error {
  override readonly name = 'UsageError';
}

interface ParsedCommand {
  readonly command: Command;
  readonly file: string | null; // '-': standard input or output
}

/** @throws UsageError that names the invalid argument */
function parseCommand(args: readonly string[]): ParsedCommand {
  const { values, positionals } = parseOptions(args);
  const [command, operand, ...extra] = positionals;
  const takesFile = command === 'export' || command === 'import';
  if (extra.length > 0) throw new UsageError(`What is ${extra.join(' ')}?`);
  if (takesFile && operand === undefined) throw new UsageError(`${command} FILE: FILE is missing.`);
  const result = commandSchema.safeParse({
    command,
    ...(operand !== undefined && !takesFile && { id: operand }),
    ...values,
  });
  if (result.success) return { command: result.data, file: takesFile ? (operand ?? null) : null };
  const issue = result.error.issues[0];
  throw new UsageError(`${issue?.path.join('.') ?? 'command'} is wrong: ${issue?.message ?? ''}. Try help.`);
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { status: { type: 'string' }, limit: { type: 'string' }, line: { type: 'string' } },
    });
  } catch (error) {
    throw new UsageError(z.instanceof(Error).parse(error).message);
  }
}

/** Runs the command in the server that holds the database file, or in this process if no server does. */
async function execute(
  { command, file }: ParsedCommand,
  config: Config,
  { stdin, stdout }: AdminProcess,
): Promise<string | null> {
  const isExport = command.command === 'export';
  const output = isExport && file !== null && file !== '-' ? await createExclusive(file) : stdout;
  const input = command.command === 'import' ? await openInput(file ?? '-', stdin) : Readable.from([]);
  const message = await runOnServerOrLocally(command, config, output, input);
  // The file is complete before the command reports success.
  if (output !== stdout) {
    output.end();
    await once(output, 'close');
  }
  return message;
}

async function runOnServerOrLocally(
  command: Command,
  config: Config,
  output: Writable,
  input: Readable,
): Promise<string | null> {
  if (config.databaseUrl === null) {
    const result = await sendCommand(controlSocketPath(config.databaseFile), command, output);
    if (result !== null) return result.message;
  }
  const log = pino({ level: 'warn', base: null }, pino.destination({ fd: 2, sync: true }));
  const storage =
    config.databaseUrl === null
      ? sqliteStorage(config.databaseFile)
      : await postgresStorage(config.databaseUrl, log, createTimeouts(config.timeoutFactor).database);
  try {
    return await runCommand(command, { storage, now: () => Date.now() }, output, input);
  } finally {
    await storage.close();
  }
}

/**
 * Creates a file that only its owner can read.
 *
 * @throws Error if the file exists
 */
async function createExclusive(path: string): Promise<Writable> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  await once(file, 'open');
  return file;
}

async function openInput(path: string, stdin: Readable): Promise<Readable> {
  if (path === '-') return stdin;
  const file = createReadStream(path);
  await once(file, 'open');
  return file;
}

const EXPECTED_ERRORS = [
  UsageError,
  ConfigError,
  InvalidArchiveError,
  DatabaseNotEmptyError,
  CommandError,
  StorageOpenError,
];

/** Runs a command line. Resolves to the exit code of its process. */
export async function runAdmin(args: readonly string[], adminProcess: AdminProcess): Promise<0 | 1> {
  const { env, cwd, stdout, stderr } = adminProcess;
  if (args.length === 0 || args[0] === 'help' || args.includes('--help')) {
    stdout.write(HELP);
    return 0;
  }
  try {
    const config = readConfig(env, { cwd: cwd(), clientDir: null });
    const message = await execute(parseCommand(args), config, adminProcess);
    // Standard output may contain an archive, so messages go to standard error.
    if (message !== null) stderr.write(`${message}\n`);
    return 0;
  } catch (error) {
    // Not `instanceof`: errors that Node throws come from another realm when jest runs this code.
    const { message, stack } = types.isNativeError(error) ? error : new Error(String(error));
    const isExpected =
      EXPECTED_ERRORS.some((errorClass) => error instanceof errorClass) ||
      (types.isNativeError(error) && 'syscall' in error);
    stderr.write(`${isExpected ? message : (stack ?? message)}\n`);
    return 1;
  }
}
