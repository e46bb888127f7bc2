/** npm run gen:schema: writes the JSON Schema of game records to `record.schema.json` in this package. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { recordJsonSchema } from '../src/record/json-schema';
import { parseOptions, runCommand } from './args';

const optionsSchema = z.object({
  out: z
    .string()
    .default(join(__dirname, '..', 'record.schema.json'))
    .describe('file of the schema'),
});

runCommand('gen:schema', () => {
  const { out } = parseOptions(optionsSchema, {
    command: 'npm run gen:schema',
    summary: 'Writes the JSON Schema of game records.',
  });
  writeFileSync(out, `${JSON.stringify(recordJsonSchema(), null, 2)}\n`);
  process.stdout.write(`${out}\n`);
  return 0;
});
