/** npm run rules:replay -- FILE: replays a record from its setup and actions, and prints `{ final, result }`. */
import { readFileSync } from 'node:fs';
import { toRecordFinal, readRecord, replayRecord, toRecordResult } from '../src/record';
import { exitWithError } from './simulate-options';

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    return exitWithError(`${file}: ${error instanceof Error ? error.message : String(error)}`, 1);
  }
}

const [file, ...extraArguments] = process.argv.slice(2);
if (file === undefined || extraArguments.length > 0) exitWithError('rules:replay: one FILE is needed', 2);
const parsed = readRecord(readText(file));
if (!parsed.ok) exitWithError(`${file}: format: ${parsed.field}: ${parsed.why}`, 1);
const replayed = replayRecord(parsed.record);
if (!replayed.ok) {
  const { location, rule, why } = replayed.violation;
  exitWithError(
    `${file}: ${typeof location === 'number' ? `action ${location}` : location}: ${rule}: ${why}`,
    1,
  );
}
const { state } = replayed;
process.stdout.write(
  `${JSON.stringify({ final: toRecordFinal(state), result: toRecordResult(state) }, null, 2)}\n`,
);
