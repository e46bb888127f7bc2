/** The game record's form as JSON Schema, made from the schema that reads records. */
import * as z from 'zod';
import { RECORD_FORMAT, RECORD_SCHEMA_DEFS, recordSchema } from './schema';

/**
 * JSON Schema (draft 2020-12) of a game record as other programs may write it: what is optional may be left out,
 * unknown keys are allowed. What a schema cannot say (the rules) `verify` judges.
 */
export function recordJsonSchema(): Readonly<Record<string, unknown>> {
  const registry = z.registry<{ readonly id: string }>();
  for (const [id, part] of Object.entries(RECORD_SCHEMA_DEFS)) registry.add(part, { id });
  const { $schema, ...schema } = z.toJSONSchema(recordSchema, { io: 'input', metadata: registry });
  return { $schema, title: `Game record, ${RECORD_FORMAT}`, ...schema };
}
