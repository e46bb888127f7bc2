/** Writes the OpenAPI and the AsyncAPI document into a folder, for their linters (scripts/lint-api.mjs). */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asyncapiDocument } from '../src/realtime/asyncapi';
import { openapiDocument } from '../src/http/openapi/document';

const [folder = '.'] = process.argv.slice(2);

for (const [name, document] of Object.entries({
  openapi: openapiDocument(''),
  asyncapi: asyncapiDocument(''),
}))
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(document, null, 2));
