/** JSON Schemas of the documents, generated from the schemas that the server and the page use. */
import * as z from 'zod';
import { ANSWERS, type AnswerName } from './schemas';

export type Json = Readonly<Record<string, unknown>>;

type Draft = 'draft-7' | 'draft-2020-12';

const REF = '#/components/schemas/';

export const refTo = (name: AnswerName): Json => ({ $ref: `${REF}${name}` });

/** Returns the JSON Schema of what a program sends. */
export const sentSchema = (schema: z.ZodType, target: Draft): Json =>
  withoutDialect(z.toJSONSchema(schema, options('input', target)));

/** Returns the JSON Schemas of the answers that a part of a document names, directly or within others. */
export function componentsIn(part: Json, target: Draft): Readonly<Record<string, Json>> {
  const names = z.registry<{ readonly id: string }>();
  for (const [id, schema] of Object.entries(ANSWERS)) names.add(schema, { id });
  const { schemas } = z.toJSONSchema(names, {
    ...options('output', target),
    uri: (id) => `${REF}${id}`,
  });
  const used = new Set<string>();
  const addNamesIn = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      addNamesIn(JSON.stringify(schemas[name]));
    }
  };
  addNamesIn(JSON.stringify(part));
  return Object.fromEntries([...used].map((name) => [name, withoutDialect(schemas[name] ?? {})]));
}

/** An answer may get further fields. */
const options = (io: 'input' | 'output', target: Draft): z.core.ToJSONSchemaParams => ({
  io,
  target,
  unrepresentable: 'any',
  override: ({ jsonSchema }) => {
    delete jsonSchema.readOnly; // OpenAPI's readOnly forbids sending the property
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  },
});

const withoutDialect = ({
  $id: _id,
  $schema: _schema,
  '~standard': _standard,
  ...schema
}: z.core.JSONSchema.BaseSchema): Json => schema;
