/** The options of the command `great-fire`. */
import { parseArgs } from 'node:util';
import { version } from '../../package.json';

const DEFAULT_DATA_DIR = 'great-fire-data';

const HELP = `great-fire [--port NUMBER] [--data FOLDER | --database-url URL]

Starts The Great Fire of London 1666 for browsers, and stores its games in a folder.

  --port NUMBER        the port of the server; 8000
  --data FOLDER        where the games are stored; ${DEFAULT_DATA_DIR} in the current folder
  --database-url URL   a PostgreSQL database in place of the folder
  --version            prints the version
  --help               prints this text

great-fire check         shows the settings, and tries database, disk, mail and proxies
great-fire verify FILES  verifies records by the rules, and names the first broken rule of each
great-fire admin help    lists the commands for operators

Environment variables set everything else: docs/configuration.md of the sources lists them.
`;

/** The action of the command: prints a text, or runs a bundle with arguments and additional environment variables. */
type CliCommand =
  | { readonly type: 'print'; readonly text: string }
  | {
      readonly type: 'run';
      readonly bundle: 'main' | 'admin' | 'verify';
      readonly args: readonly string[];
      readonly env: Readonly<Record<string, string>>;
    };

/** Thrown for an option that does not exist or has no value. The message names it. */
export class InvalidOptionError extends Error {
  override readonly name = 'InvalidOptionError';
}

/**
 * Reads the arguments of the command. An option has precedence over its environment variable.
 *
 * @throws InvalidOptionError
 */
export function parseCli(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): CliCommand {
  const isCheck = args[0] === 'check';
  const isAdmin = args[0] === 'admin' || isCheck;
  const isVerify = args[0] === 'verify';
  const own = isAdmin || isVerify ? [] : args;
  const { port, data, 'database-url': databaseUrl, help, version: printsVersion } = parseOptions(own);
  if (help === true) return { type: 'print', text: HELP };
  if (printsVersion === true) return { type: 'print', text: `${version}\n` };
  if (data !== undefined && databaseUrl !== undefined)
    throw new InvalidOptionError('--data and --database-url name two databases: use one of them.');
  return {
    type: 'run',
    bundle: isAdmin ? 'admin' : isVerify ? 'verify' : 'main',
    args: isCheck ? args : isAdmin || isVerify ? args.slice(1) : [],
    env: {
      NODE_ENV: environment['NODE_ENV'] ?? 'production',
      DATA_DIR: data ?? (environment['DATA_DIR'] || DEFAULT_DATA_DIR), // an empty value counts as not set
      // An option has precedence over every variable that names a database.
      ...(data !== undefined && { DATABASE_FILE: '', DATABASE_URL: '' }),
      ...(databaseUrl !== undefined && { DATABASE_FILE: '', DATABASE_URL: databaseUrl }),
      ...(port !== undefined && { PORT: port }),
      ...(isAdmin && { GREAT_FIRE_ADMIN: 'great-fire admin' }),
    },
  };
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        data: { type: 'string' },
        'database-url': { type: 'string' },
        help: { type: 'boolean' },
        version: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new InvalidOptionError(`${message.split('\n')[0] ?? ''} Try great-fire --help.`);
  }
}
