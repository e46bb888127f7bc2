/**
 * npm run verify -- FILE|DIR …
 *
 * Prints a line for each record, `FILE: ok` or where and which rule it breaks, and a line that counts them.
 * Ends with 1 if any is bad or there are none.
 */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { verdictLine, verifyText } from '../src/index';

/** A record is some 20 kB; nothing near this size is one. */
const LARGEST = 20_000_000;

function filesOf(path: string): readonly string[] {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined || !stat.isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function lineOf(file: string): string {
  try {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (stat === undefined) return 'format: record: there is no such file';
    if (stat.size > LARGEST) return 'format: record: it is too large';
    return verdictLine(verifyText(readFileSync(file, 'utf8')));
  } catch (error) {
    return `format: record: it cannot be read (${error instanceof Error ? error.message : String(error)})`;
  }
}

let ok = 0;
let bad = 0;
for (const file of process.argv.slice(2).flatMap(filesOf)) {
  const line = lineOf(file);
  process.stdout.write(`${file}: ${line}\n`);
  if (line === 'ok') ok += 1;
  else bad += 1;
}
process.stdout.write(`${ok + bad} records: ${ok} ok, ${bad} bad\n`);
process.exitCode = ok > 0 && bad === 0 ? 0 : 1;
