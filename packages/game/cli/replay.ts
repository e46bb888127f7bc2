/** Command line of the replay. `npm run rules:replay -- --help` lists the options. */
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { parseOptions, runCommand } from './args';
import { readWithRules } from './rules-of-record';

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
async function replayFile(file: string): Promise<{ readonly json: string } | { readonly fault: string }> {
  const read = readText(file);
  if ('fault' in read) return read;
  const parsed = await readWithRules(read.text);
  if (!parsed.ok) return parsed;
  const { record, rules } = parsed;
  const replayed = rules.replayRecord(record);
  if (!replayed.ok) {
    const { location, rule, why } = replayed.violation;
    return { fault: `${typeof location === 'number' ? `action ${location}` : location}: ${rule}: ${why}` };
  }
  const { state } = replayed;
  const shown = { final: rules.toRecordFinal(state), result: rules.toRecordResult(state) };
  return { json: JSON.stringify(shown, null, 2) };
}

runCommand('rules:replay', async () => {
  const {
    file: [file = ''],
  } = parseOptions(optionsSchema, {
    command: 'npm run rules:replay',
    summary:
      'Replays a record by the rules of its version, and prints the final position and the result as JSON.',
    words: 'file',
  });
  const replayed = await replayFile(file);
  if ('json' in replayed) {
    process.stdout.write(`${replayed.json}\n`);
    return 0;
  }
  process.stderr.write(`${file}: ${replayed.fault}\n`);
  return 1;
});
