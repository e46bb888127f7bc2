/** Command line of the replay. `npm run rules:replay -- --help` lists the options. */
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { toRecordFinal, readRecord, replayRecord, toRecordResult } from '../src/record';
import { parseOptions, runCommand } from './args';

const optionsSchema = z.object({
  file: z.array(z.string()).length(1, 'one FILE is needed').describe('a game record'),
});

/** Returns the text of a file, or a description of the fault. */
function readText(file: string): { readonly text: string } | { readonly fault: string } {
  try {
    return { text: readFileSync(file, 'utf8') };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

/** Returns the final position and the result of a record as JSON, or a description of the fault. */
function replayFile(file: string): { readonly json: string } | { readonly fault: string } {
  const read = readText(file);
  if ('fault' in read) return read;
  const parsed = readRecord(read.text);
  if (!parsed.ok) return { fault: `format: ${parsed.field}: ${parsed.why}` };
  const replayed = replayRecord(parsed.record);
  if (!replayed.ok) {
    const { location, rule, why } = replayed.violation;
    return { fault: `${typeof location === 'number' ? `action ${location}` : location}: ${rule}: ${why}` };
  }
  const { state } = replayed;
  return { json: JSON.stringify({ final: toRecordFinal(state), result: toRecordResult(state) }, null, 2) };
}

runCommand('rules:replay', () => {
  const {
    file: [file = ''],
  } = parseOptions(optionsSchema, {
    command: 'npm run rules:replay',
    summary:
      'Replays a record from its setup and actions, and prints the final position and the result as JSON.',
    words: 'file',
  });
  const replayed = replayFile(file);
  if ('json' in replayed) {
    process.stdout.write(`${replayed.json}\n`);
    return 0;
  }
  process.stderr.write(`${file}: ${replayed.fault}\n`);
  return 1;
});
