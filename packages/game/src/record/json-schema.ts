/** The JSON Schema of game records, generated from the zod schema that reads them. */
import * as z from 'zod';
import { RECORD_FORMAT } from './format';
import { RECORD_SCHEMA_DEFS, recordSchema } from './schema';

/**
 * Returns the JSON Schema (draft 2020-12) for records written by other programs: optional fields may be left out and
 * unknown keys are allowed. `verify` checks the rules, which a schema cannot express.
 */
export function recordJsonSchema(): Readonly<Record<string, unknown>> {
  const registry = z.registry<{ readonly id: string }>();
  for (const [id, part] of Object.entries(RECORD_SCHEMA_DEFS)) registry.add(part, { id });
  const { $schema, ...schema } = z.toJSONSchema(recordSchema, { io: 'input', metadata: registry });
  return { $schema, title: `Game record, ${RECORD_FORMAT}`, ...schema };
}
