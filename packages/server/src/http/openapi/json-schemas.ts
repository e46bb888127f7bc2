/** JSON Schemas of the documents, generated from the schemas that the server and the page use. */
import * as z from 'zod';
import type { SchemaSet } from './schemas';

export type Json = Readonly<Record<string, unknown>>;

type Draft = 'draft-7' | 'draft-2020-12';

const REF = '#/components/schemas/';

export const refTo = (name: string): Json => ({ $ref: `${REF}${name}` });

/**
 * Returns the JSON Schemas of a document by name. A request has the shape that a program sends. An answer has the shape
 * that the server sends, and may get further fields.
 */
export function buildJsonSchemas(
  { requests, answers }: SchemaSet,
  target: Draft = 'draft-2020-12',
): Readonly<Record<string, Json>> {
  const all = { ...requests, ...answers };
  const [sent, received] = [generate(all, 'input', target), generate(all, 'output', target)];
  return Object.fromEntries(
    Object.keys(all).map((name) => [name, (name in requests ? sent[name] : received[name]) ?? {}]),
  );
}

function generate(
  schemas: Readonly<Record<string, z.ZodType>>,
  io: 'input' | 'output',
  target: Draft,
): Readonly<Record<string, Json>> {
  const names = z.registry<{ readonly id: string }>();
  for (const [id, schema] of Object.entries(schemas)) names.add(schema, { id });
  const generated = z.toJSONSchema(names, {
    io,
    target,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      delete jsonSchema.readOnly; // OpenAPI's readOnly forbids sending the property
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (io === 'output' && jsonSchema.additionalProperties === false)
        delete jsonSchema.additionalProperties;
    },
    uri: (id) => `${REF}${id}`,
  }).schemas;
  return Object.fromEntries(
    Object.entries(generated).map(
      ([id, { $id: _id, $schema: _schema, '~standard': _standard, ...schema }]) => [id, schema as Json],
    ),
  );
}
