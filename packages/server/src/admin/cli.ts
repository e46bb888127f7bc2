/** Parses an admin command, runs it and reports its outcome. */
import { createReadStream, createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { PassThrough, Readable, type Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseArgs, types } from 'node:util';
import { MATCH_STATUSES } from '@great-fire/protocol';
import * as z from 'zod';
import { InvalidArchiveError, DatabaseNotEmptyError } from '../archive/archive';
import { databaseName, readConfig, type Config } from '../config/config';
import { ConfigError } from '../config/config-error';
import type { BrokenTable } from '../account/personal-data';
import type { Person } from '../storage/persons';
import { StorageOpenError, type Storage } from '../storage/storage';
import { formatTable } from './print-output';
import { compactFile, giveToFolderOwner, openExistingStorage } from './open-existing-storage';
import { sendCommand, controlSocketPath } from './control-socket';
import { type Command, COMMAND_OUTPUT, commandSchema, runAdminCommand } from './commands';
import { commandHelp, isLocalCommand } from './command-help';
import { CommandError } from './command-error';

type Environment = Readonly<Record<string, string | undefined>>;

/** The part of a process that a command uses. */
interface AdminProcess {
  readonly env: Environment;
  readonly cwd: () => string;
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
  /** Erases a person while no server of this process runs. */
  readonly eraseOffline: (storage: Storage, person: Person) => Promise<readonly BrokenTable[]>;
}

class UsageError extends Error {
  override readonly name = 'UsageError';
}

interface CommandLine {
  readonly command: Command;
  readonly file: string | null; // '-': standard input or output
}

/** Allowed values of the arguments, for error messages. */
const ARGUMENT_VALUES: Readonly<Record<string, string>> = {
  id: 'an id, as `list` or `groups` prints it',
  status: MATCH_STATUSES.join(', '),
  limit: 'a whole number from 1 to 100000',
  line: 'the id of a line, as `reports` prints it',
  minutes: 'whole minutes from 1 to 9999, or off',
  person: 'a handle, or TABLE.SEAT with a seat from 0 to 5',
};

type Options = ReturnType<typeof parseOptions>;

/** @throws UsageError that names the invalid argument */
function parseCommand({ values, positionals }: Options, program: string): CommandLine {
  const [command = '', operand, ...extra] = positionals;
  if (!Object.hasOwn(COMMAND_OUTPUT, command))
    throw new UsageError(`command is wrong (${command}): ${program} help lists the commands.`);
  const tryHelp = `Try ${program} help ${command}.`;
  const takesFile = command === 'export' || command === 'import';
  if (extra.length > 0) throw new UsageError(`${extra.join(' ')} is too much. ${tryHelp}`);
  if (takesFile && operand === undefined)
    throw new UsageError(`FILE is missing: ${command} FILE. ${tryHelp}`);
  const { status, limit, line } = values;
  const operandName =
    command === 'announce-maintenance' ? 'minutes' : command.endsWith('-person') ? 'person' : 'id';
  const given = {
    ...(operand !== undefined && !takesFile && { [operandName]: operand }),
    status,
    limit,
    line,
  };
  const defined = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const result = commandSchema.safeParse({ command, ...defined });
  if (result.success) return { command: result.data, file: takesFile ? (operand ?? null) : null };
  const [issue] = result.error.issues;
  if (issue?.code === 'unrecognized_keys')
    throw new UsageError(`${command} takes no ${issue.keys.join(', ')}. ${tryHelp}`);
  const name = String(issue?.path[0] ?? 'command');
  const value = String(defined[name] ?? 'missing');
  throw new UsageError(`${name} is wrong (${value}): allowed: ${ARGUMENT_VALUES[name] ?? ''}. ${tryHelp}`);
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        help: { type: 'boolean' },
        data: { type: 'string' },
        'database-url': { type: 'string' },
        status: { type: 'string' },
        limit: { type: 'string' },
        line: { type: 'string' },
      },
    });
  } catch (error) {
    const message = types.isNativeError(error) ? error.message : String(error);
    throw new UsageError(message.split('\n')[0]);
  }
}

/** Returns the environment with the options that name a database. An option has precedence over every variable. */
function withDatabaseOptions(env: Environment, { values }: Options): Environment {
  const { data, 'database-url': databaseUrl } = values;
  if (data !== undefined && databaseUrl !== undefined)
    throw new UsageError('--data and --database-url name two databases: use one of them.');
  if (data !== undefined) return { ...env, DATA_DIR: data, DATABASE_FILE: '', DATABASE_URL: '' };
  return databaseUrl === undefined ? env : { ...env, DATABASE_FILE: '', DATABASE_URL: databaseUrl };
}

/** Runs the command in the server that holds the database file, or in this process if no server does. */
async function execute(
  { command, file }: CommandLine,
  config: Config,
  { stdin, stdout, eraseOffline }: AdminProcess,
  isJson: boolean,
): Promise<string | null> {
  const input = command.command === 'import' ? await openInput(file ?? '-', stdin) : Readable.from([]);
  const form = COMMAND_OUTPUT[command.command];
  const request = { command, config, eraseOffline };
  if (form === 'bytes')
    return file === null || file === '-'
      ? runOnServerOrLocally(request, stdout, input)
      : writeNewFile(file, (output) => runOnServerOrLocally(request, output, input));
  if (form === 'lines') return runOnServerOrLocally(request, stdout, input);
  const output = new PassThrough();
  const collected = text(output);
  const message = await runOnServerOrLocally(request, output, input);
  output.end();
  const lines = await collected;
  if (form === 'rows' && !isJson) {
    const rows = lines.split('\n').filter((line) => line !== '');
    stdout.write(formatTable(rows.map((line) => rowSchema.parse(JSON.parse(line)))));
  } else if (form === 'value' && !isJson) stdout.write(`${JSON.stringify(JSON.parse(lines), null, 2)}\n`);
  else stdout.write(lines);
  return message;
}

const rowSchema = z.record(z.string(), z.unknown());

interface CommandRequest extends Pick<AdminProcess, 'eraseOffline'> {
  readonly command: Command;
  readonly config: Config;
}

async function runOnServerOrLocally(
  { command, config, eraseOffline }: CommandRequest,
  output: Writable,
  input: Readable,
): Promise<string | null> {
  if (config.databaseUrl === null) {
    const result = await sendCommand(controlSocketPath(config.databaseFile), command, output);
    if (result !== null) return result.message;
  }
  if (command.command === 'compact') return compactFile(config);
  const storage = await openExistingStorage(config, command.command === 'import');
  try {
    const erasePerson = (person: Person) => eraseOffline(storage, person);
    const deps = { storage, now: () => Date.now(), database: databaseName(config), erasePerson };
    return await runAdminCommand(command, deps, output, input);
  } finally {
    await storage.close();
    if (command.command === 'import') giveToFolderOwner(config);
  }
}

/**
 * Creates a file that only its owner can read, and writes it. The file is complete when the promise resolves. Removes
 * it if `write` fails, because it would look like a backup.
 *
 * @throws Error if the file exists
 */
async function writeNewFile<T>(path: string, write: (output: Writable) => Promise<T>): Promise<T> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  await once(file, 'open');
  try {
    const result = await write(file);
    file.end();
    await once(file, 'close');
    return result;
  } catch (error) {
    file.destroy();
    await rm(path, { force: true });
    throw error;
  }
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
  const program = env['GREAT_FIRE_ADMIN'] ?? 'npm run admin --';
  try {
    const options = parseOptions(args);
    const { values, positionals } = options;
    const isHelp = positionals[0] === 'help';
    if (positionals.length === 0 || isHelp || values.help === true) {
      stdout.write(commandHelp(program, isHelp ? positionals[1] : positionals[0]));
      return 0;
    }
    const environment = withDatabaseOptions(env, options);
    const paths = { cwd: cwd(), clientDir: null };
    const [name = '', operand] = positionals;
    if (isLocalCommand(name)) {
      const { runLocalCommand } = await import('./local-commands');
      return await runLocalCommand(name, operand, {
        environment,
        paths,
        stdout,
        isJson: values.json === true,
      });
    }
    const command = parseCommand(options, program);
    const config = readConfig(environment, paths);
    const message = await execute(command, config, adminProcess, values.json === true);
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
