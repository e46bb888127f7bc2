/** npm run gen:schema: writes the JSON Schema of game records to `record.schema.json` in this package. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordJsonSchema } from '../src/record/json-schema';

const OUTPUT_FILE = join(__dirname, '..', 'record.schema.json');

writeFileSync(OUTPUT_FILE, `${JSON.stringify(recordJsonSchema(), null, 2)}\n`);
process.stdout.write(`${OUTPUT_FILE}\n`);
