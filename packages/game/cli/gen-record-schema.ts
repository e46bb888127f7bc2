/** npm run record-schema: writes the record's JSON Schema where others find it, `record.schema.json` of this package. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordJsonSchema } from '../src/record/json-schema';

const OUTPUT_FILE = join(__dirname, '..', 'record.schema.json');

writeFileSync(OUTPUT_FILE, `${JSON.stringify(recordJsonSchema(), null, 2)}\n`);
process.stdout.write(`${OUTPUT_FILE}\n`);
