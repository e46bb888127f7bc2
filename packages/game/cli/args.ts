/** What commands read from their command lines: those of this package, and of the others that have some. */
import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import type * as z from 'zod';

/** A command line that cannot be obeyed; the message says which option or word and why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** As Node's `parseArgs`. @throws UsageError naming what it does not know */
export function parseArgsStrict<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** The options that a schema describes: `--name TEXT`, and for `flags` the bare name. @throws UsageError naming the option */
export function parseOptions<T extends z.ZodObject>(
  schema: T,
  flags: readonly (keyof z.infer<T>)[] = [],
  argv: readonly string[] = process.argv.slice(2),
): z.infer<T> {
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
