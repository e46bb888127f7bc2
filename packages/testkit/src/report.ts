/** Output of harnesses and benchmarks: lines for people, and the result as one JSON object for programs. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';

/** Returns what git says, or null outside a checkout, as in an archive of the sources. */
function gitOrNull(...args: readonly string[]): string | null {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

/**
 * The git revision of the sources when the program started: '14b5709', '14b5709+' if they were changed since, or
 * 'unknown' outside a checkout.
 */
const GIT_REVISION = gitOrNull('describe', '--always', '--dirty=+') ?? 'unknown';

/** The options that every harness has. */
export const REPORT_OPTIONS = {
  json: z.boolean().default(false).describe('prints the result as JSON, and all lines to standard error'),
  save: z.boolean().default(false).describe('writes the result to .cache/results'),
};

/** Writes a line. With `--json` it goes to standard error, so that standard output holds the object alone. */
export type Print = (line: string) => void;

export function createPrint(json: boolean): Print {
  const stream = json ? process.stderr : process.stdout;
  return (line) => void stream.write(`${line}\n`);
}

/**
 * Reports the result of a harness together with its options, the date, the commit and the machine. With `json`, prints
 * it to standard output. With `save`, writes it to `.cache/results/DATE-NAME.json` of the checkout, or of the
 * working directory outside one.
 *
 * @param name of the harness, and of the part that ran: 'chaos', 'bench-rules'
 */
export function reportResult(
  name: string,
  { json, save, ...options }: { readonly json: boolean; readonly save: boolean },
  result: object,
): void {
  if (!json && !save) return;
  const date = new Date().toISOString();
  const report = { harness: name, date, commit: GIT_REVISION, machine: describeMachine(), options, result };
  const text = `${JSON.stringify(report, null, 2)}\n`;
  if (json) process.stdout.write(text);
  if (!save) return;
  const folder = join(gitOrNull('rev-parse', '--show-toplevel') ?? process.cwd(), '.cache/results');
  const file = join(folder, `${date.slice(0, 10)}-${name}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, text);
  process.stderr.write(`${file}\n`);
}

function describeMachine(): object {
  const cores = cpus();
  return {
    node: process.version,
    cores: cores.length,
    cpu: cores[0]?.model ?? 'unknown',
    load: Number((loadavg()[0] ?? 0).toFixed(1)), // average of the last minute
  };
}
