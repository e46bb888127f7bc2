/** npm run replay-final -- FILE: prints `{ final, result }` of a record, from its setup and actions alone. */
import { readFileSync } from 'node:fs';
import { finalOf, readRecord, replay, resultOf } from '../src/index';
import { fail } from './arguments';

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    return fail(`${file}: ${error instanceof Error ? error.message : String(error)}`, 1);
  }
}

const [file, ...more] = process.argv.slice(2);
if (file === undefined || more.length > 0) fail('replay-final: one FILE is needed', 2);
const read = readRecord(textOf(file));
if (!read.ok) fail(`${file}: format: ${read.field}: ${read.why}`, 1);
const played = replay(read.record);
if (!played.ok) {
  const { where, rule, why } = played.fault;
  fail(`${file}: ${typeof where === 'number' ? `action ${where}` : where}: ${rule}: ${why}`, 1);
}
const { state } = played;
process.stdout.write(`${JSON.stringify({ final: finalOf(state), result: resultOf(state) }, null, 2)}\n`);
