/** Output of harnesses and benchmarks: lines for people, or with `--json` one JSON object for programs. */
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';

/** Writes a line. With `--json` it goes to standard error, so that standard output holds the object alone. */
export type Print = (line: string) => void;

export function createPrint(json: boolean): Print {
  const stream = json ? process.stderr : process.stdout;
  return (line) => void stream.write(`${line}\n`);
}

/**
 * Writes the result of a harness or benchmark to standard output as JSON, with the options, the date, the commit and the machine.
 * docs/results holds such objects.
 */
export function printJson(harness: string, options: object, result: object): void {
  const commit = execFileSync('git', ['describe', '--always', '--dirty=+'], { encoding: 'utf8' }).trim();
  const machine = { node: process.version, cores: cpus().length, cpu: cpus()[0]?.model ?? 'unknown' };
  const date = new Date().toISOString();
  process.stdout.write(`${JSON.stringify({ harness, date, commit, machine, options, result }, null, 2)}\n`);
}
