/**
 * npm run rules:verify -- FILE|DIR|- …
 *
 * Prints `FILE: ok`, or the place and the rule of the first violation, for each record. Then prints the totals. For
 * JSONL (.jsonl, .jsonl.gz, .jsonl.br, or `-` for standard input), prints only the bad records, as `FILE:17: …`. Exits
 * with 1 if a record is bad or there are no records.
 */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { formatVerdict, verifyText } from '../src/record';
import { JSONL_FILE_PATTERN, openBytes, readLines } from './jsonl';

/** Upper limit for one record. A real record has about 20 kB. */
const MAX_RECORD_BYTES = 20_000_000;
const TOO_LARGE_VERDICT = 'format: record: it is too large';

const isRecordFile = (name: string) => name.endsWith('.json') || JSONL_FILE_PATTERN.test(name);

function listRecordFiles(path: string): readonly string[] {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined || !stat.isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && isRecordFile(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

const unreadableVerdict = (error: unknown) =>
  `format: record: it cannot be read (${error instanceof Error ? error.message : String(error)})`;

function verifyFile(file: string): string {
  try {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (stat === undefined) return 'format: record: there is no such file';
    if (stat.size > MAX_RECORD_BYTES) return TOO_LARGE_VERDICT;
    return formatVerdict(verifyText(readFileSync(file, 'utf8')));
  } catch (error) {
    return unreadableVerdict(error);
  }
}

const counts = { ok: 0, bad: 0 };

function reportVerdict(name: string, verdict: string, isOkPrinted: boolean): void {
  if (isOkPrinted || verdict !== 'ok') process.stdout.write(`${name}: ${verdict}\n`);
  counts[verdict === 'ok' ? 'ok' : 'bad'] += 1;
}

async function verifyLines(name: string): Promise<void> {
  let lineNumber = 0;
  try {
    for await (const text of readLines(openBytes(name), MAX_RECORD_BYTES)) {
      lineNumber += 1;
      if (text === '') continue;
      reportVerdict(
        `${name}:${lineNumber}`,
        text === null ? TOO_LARGE_VERDICT : formatVerdict(verifyText(text)),
        false,
      );
    }
  } catch (error) {
    reportVerdict(name, unreadableVerdict(error), true);
  }
}

async function run(): Promise<void> {
  for (const file of process.argv.slice(2).flatMap(listRecordFiles)) {
    if (file === '-' || JSONL_FILE_PATTERN.test(file)) await verifyLines(file);
    else reportVerdict(file, verifyFile(file), true);
  }
  const { ok, bad } = counts;
  process.stdout.write(`${ok + bad} records: ${ok} ok, ${bad} bad\n`);
  process.exitCode = ok > 0 && bad === 0 ? 0 : 1;
}

void run();
