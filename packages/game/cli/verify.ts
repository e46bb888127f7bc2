/**
 * Command line of the verifier. `npm run rules:verify -- --help` lists the options.
 *
 * Prints `FILE: ok`, or the place and the rule of the first violation, for each record. Then prints the totals. For
 * JSONL (.jsonl, .jsonl.gz, .jsonl.br, or `-` for standard input), prints only the bad records, as `FILE:17: …`. Exits
 * with 1 if a record is bad or there are no records.
 */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { parseOptions, runCommand } from './args';
import { JSONL_FILE_PATTERN, openBytes, readLines } from './jsonl';
import { readWithRules } from './rules-of-record';

const optionsSchema = z.object({
  files: z.array(z.string()).describe('records, folders of records, JSONL files, or - for standard input'),
  json: z.boolean().default(false).describe('prints the result as JSON'),
});

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

/** Returns the verdict on a record by the rules of its version. */
async function verifyText(text: string): Promise<string> {
  const read = await readWithRules(text);
  return read.ok ? read.rules.formatVerdict(read.rules.verifyRecord(read.record)) : read.fault;
}

async function verifyFile(file: string): Promise<string> {
  try {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (stat === undefined) return 'format: record: there is no such file';
    if (stat.size > MAX_RECORD_BYTES) return TOO_LARGE_VERDICT;
    return await verifyText(readFileSync(file, 'utf8'));
  } catch (error) {
    return unreadableVerdict(error);
  }
}

/** The verdicts so far. */
class Findings {
  readonly counts = { ok: 0, bad: 0 };
  readonly violations: { readonly name: string; readonly verdict: string }[] = [];

  constructor(private readonly print: (line: string) => void) {}

  add(name: string, verdict: string, isOkPrinted: boolean): void {
    if (isOkPrinted || verdict !== 'ok') this.print(`${name}: ${verdict}`);
    if (verdict !== 'ok') this.violations.push({ name, verdict });
    this.counts[verdict === 'ok' ? 'ok' : 'bad'] += 1;
  }
}

async function verifyLines(name: string, findings: Findings): Promise<void> {
  let lineNumber = 0;
  try {
    for await (const text of readLines(openBytes(name), MAX_RECORD_BYTES)) {
      lineNumber += 1;
      if (text === '') continue;
      findings.add(
        `${name}:${lineNumber}`,
        text === null ? TOO_LARGE_VERDICT : await verifyText(text),
        false,
      );
    }
  } catch (error) {
    findings.add(name, unreadableVerdict(error), true);
  }
}

async function run(): Promise<number> {
  const { files, json } = parseOptions(optionsSchema, {
    command: 'npm run rules:verify',
    summary: 'Verifies game records by the rules of their version, and names the first broken rule of each.',
    words: 'files',
  });
  const print = (line: string) => void (json ? process.stderr : process.stdout).write(`${line}\n`);
  const findings = new Findings(print);
  for (const file of files.flatMap(listRecordFiles)) {
    if (file === '-' || JSONL_FILE_PATTERN.test(file)) await verifyLines(file, findings);
    else findings.add(file, await verifyFile(file), true);
  }
  const { counts, violations } = findings;
  const { ok, bad } = counts;
  print(`${ok + bad} records: ${ok} ok, ${bad} bad`);
  if (json) process.stdout.write(`${JSON.stringify({ ...counts, violations }, null, 2)}\n`);
  return ok > 0 && bad === 0 ? 0 : 1;
}

runCommand('rules:verify', run);
