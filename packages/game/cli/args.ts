/** Command-line parsing, shared by the commands of this package and of other packages. */
import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
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

/** The head of a command's help: its command line without options, and what it does. */
export interface CommandHelp {
  readonly command: string; // 'npm run test:fuzz'
  readonly summary: string;
}

/**
 * Reads the options that the schema describes: `--name TEXT`, and `--name` alone for those in `flags`. With `help`,
 * the option `--help` prints every option with its description and default, and exits with 0.
 *
 * @throws UsageError naming the invalid option
 */
export function parseOptions<T extends z.ZodObject>(
  schema: T,
  flags: readonly (keyof z.infer<T>)[] = [],
  argv: readonly string[] = process.argv.slice(2),
  help?: CommandHelp,
): z.infer<T> {
  if (help !== undefined && argv.includes('--help')) {
    process.stdout.write(formatHelp(schema, flags as readonly string[], help));
    process.exit(0);
  }
  const options = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [
      name,
      { type: flags.includes(name) ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const { values } = parseArgsStrict({ args: [...argv], options });
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new UsageError(`--${issue?.path.join('.') ?? '?'}: ${issue?.message ?? 'wrong'}`);
}

/** Returns the text of `--help`: one line for each option of the schema. */
export function formatHelp(
  schema: z.ZodObject,
  flags: readonly string[],
  { command, summary }: CommandHelp,
): string {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const rows = Object.entries(properties).map(([name, property]) => {
    if (typeof property === 'boolean') return [`--${name}`, ''] as const;
    const { description, default: preset, enum: choices } = property;
    const value = flags.includes(name) ? '' : ` ${choices?.join('|') ?? 'VALUE'}`;
    const notes = [
      description,
      flags.includes(name) || preset === undefined ? undefined : `default ${String(preset)}`,
    ];
    return [`--${name}${value}`, notes.filter((note) => note !== undefined).join('; ')] as const;
  });
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`.trimEnd());
  return `${command} -- [options]\n\n${summary}\n\n${lines.join('\n')}\n`;
}
