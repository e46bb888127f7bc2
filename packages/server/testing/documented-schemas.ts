/** Checks answers against the schemas of an OpenAPI or AsyncAPI document. */
import Ajv from 'ajv';
import Ajv2020 from 'ajv/dist/2020';

type Json = Readonly<Record<string, unknown>>;

interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, Json>> };
}

/** Returns a copy in which an object has no fields but the described ones. */
function closeObjects(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closeObjects);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closeObjects(value)]));
  const isOpen = 'properties' in copy && 'type' in copy && !('additionalProperties' in copy);
  return isOpen ? { ...copy, additionalProperties: false } : copy;
}

/**
 * Returns a function that lists what is wrong with a value of a schema of the document, also fields that the schema
 * does not describe. None: the value is as documented.
 */
export function checkerOf(
  document: object,
  draft: 'draft-7' | '2020-12',
): (name: string, value: unknown) => readonly string[] {
  const { components } = document as Document;
  const AjvOfDraft = draft === 'draft-7' ? Ajv : Ajv2020;
  const ajv = new AjvOfDraft({
    strict: false,
    allErrors: true,
    inlineRefs: false,
    formats: { uri: true, email: true },
  });
  ajv.addSchema({ $id: 'doc', components: { schemas: closeObjects(components.schemas) } });
  return (name, value) => {
    const validate = ajv.getSchema(`doc#/components/schemas/${name}`);
    if (validate === undefined) return [`There is no schema ${name}`];
    if (validate(value) === true) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${name}${instancePath} ${message ?? ''} ${JSON.stringify(params)}`,
    );
  };
}
