/**
 * npm run verify -- FILE|DIR|- …
 *
 * Prints a line for each record, `FILE: ok` or where and which rule it breaks, and a line that counts them. Of files
 * that hold a record to a line (.jsonl, .jsonl.gz, .jsonl.br, or `-` for the standard input) only what is wrong gets
 * one, `FILE:17: …`. Ends with 1 if any is bad or there are none.
 */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { verdictLine, verifyText } from '../src/index';
import { LINES_NAME, bytesOf, linesOf } from './lines';

/** A record is some 20 kB; nothing near this size is one. */
const LARGEST = 20_000_000;
const TOO_LARGE = 'format: record: it is too large';

const isRecords = (name: string) => name.endsWith('.json') || LINES_NAME.test(name);

function filesOf(path: string): readonly string[] {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined || !stat.isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && isRecords(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

const unreadable = (error: unknown) =>
  `format: record: it cannot be read (${error instanceof Error ? error.message : String(error)})`;

function lineOf(file: string): string {
  try {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (stat === undefined) return 'format: record: there is no such file';
    if (stat.size > LARGEST) return TOO_LARGE;
    return verdictLine(verifyText(readFileSync(file, 'utf8')));
  } catch (error) {
    return unreadable(error);
  }
}

const counts = { ok: 0, bad: 0 };

function count(name: string, line: string, says: boolean): void {
  if (says || line !== 'ok') process.stdout.write(`${name}: ${line}\n`);
  counts[line === 'ok' ? 'ok' : 'bad'] += 1;
}

async function verifyLines(name: string): Promise<void> {
  let number = 0;
  try {
    for await (const text of linesOf(bytesOf(name), LARGEST)) {
      number += 1;
      if (text === '') continue;
      count(`${name}:${number}`, text === null ? TOO_LARGE : verdictLine(verifyText(text)), false);
    }
  } catch (error) {
    count(name, unreadable(error), true);
  }
}

async function run(): Promise<void> {
  for (const file of process.argv.slice(2).flatMap(filesOf)) {
    if (file === '-' || LINES_NAME.test(file)) await verifyLines(file);
    else count(file, lineOf(file), true);
  }
  const { ok, bad } = counts;
  process.stdout.write(`${ok + bad} records: ${ok} ok, ${bad} bad\n`);
  process.exitCode = ok > 0 && bad === 0 ? 0 : 1;
}

void run();
