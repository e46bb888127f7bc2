/** Checks schemas by examples: what they accept, and which field they name when they reject a value. */
import type * as z from 'zod';

type Fields = Readonly<Record<string, unknown>>;
type ByPath<T> = Readonly<Record<string, T>>; // 'options.cones', 'bots.0', and '' for the whole value

interface SchemaCases {
  /**
   * Values that the schema returns unchanged. Together they have every field. A field that one of them lacks is
   * optional. The last one is the base of all other cases.
   */
  readonly examples: readonly [Fields, ...Fields[]];
  /** The values of fields that are left out. */
  readonly defaults?: ByPath<unknown>;
  /** Other values of a field that are accepted. */
  readonly accepts?: ByPath<readonly unknown[]>;
  /** Values of a field that are rejected by its path. */
  readonly rejects?: ByPath<readonly unknown[]>;
  /** The message of each of these rejections. */
  readonly messages?: ByPath<string>;
  /** Unknown fields are ignored. Default: rejected. */
  readonly isOpen?: boolean;
}

interface Place {
  readonly path: string;
  readonly value: unknown;
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const keysOf = (path: string): readonly string[] => (path === '' ? [] : path.split('.'));
const pathOf = (keys: readonly PropertyKey[]): string => keys.map(String).join('.');

/** Returns a copy with another value at a path. Undefined removes the field. */
function withValue(fields: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(fields) ? [...(fields as unknown[])] : { ...(fields as Fields) }) as Record<
    string,
    unknown
  >;
  if (rest.length === 0 && value === undefined) delete copy[key];
  else copy[key] = withValue(copy[key], rest, value);
  return copy;
}

const valueAt = (fields: unknown, path: string): unknown =>
  keysOf(path).reduce<unknown>((inner, key) => (isFields(inner) ? inner[key] : undefined), fields);

/** Returns every field of a value, also those of objects within, and the first item of each list. */
function listPlaces(value: unknown, prefix: readonly string[] = []): readonly Place[] {
  if (!isFields(value)) return [];
  const keys = Array.isArray(value) ? ['0'].slice(0, value.length) : Object.keys(value);
  return keys.flatMap((key) => [
    { path: pathOf([...prefix, key]), value: value[key] },
    ...listPlaces(value[key], [...prefix, key]),
  ]);
}

/** Returns a value that no field has which has the given value. */
const ofAnotherType = (value: unknown): unknown =>
  isFields(value) ? 'of another type' : { of: 'another type' };

/** Returns the rejections of a value: the path of the field, and the message. None if the schema accepts it. */
function listRejections(
  schema: z.ZodType,
  value: unknown,
): readonly (readonly [path: string, message: string])[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => [pathOf(path), message]);
}

/** Defines the tests of a schema. */
export function describeSchema(name: string, schema: z.ZodType, cases: SchemaCases): void {
  const { examples, defaults = {}, accepts = {}, rejects = {}, messages = {}, isOpen = false } = cases;
  const base = examples.at(-1) as Fields;
  const isOptional = (path: string): boolean =>
    path in defaults ||
    examples.some((example) => {
      const parent = valueAt(example, pathOf(keysOf(path).slice(0, -1)));
      return isFields(parent) && valueAt(example, path) === undefined;
    });
  const places = examples.flatMap((example) => listPlaces(example).map((place) => ({ ...place, example })));

  describe(name, () => {
    test.each(examples)('parses %j unchanged', (example) => {
      expect(schema.parse(JSON.parse(JSON.stringify(example)))).toEqual(example);
    });

    test('names a field of another type', () => {
      const accepted = places.filter(({ example, path, value }) => {
        const rejections = listRejections(schema, withValue(example, keysOf(path), ofAnotherType(value)));
        return !rejections.some(([rejected]) => rejected === path || rejected.startsWith(`${path}.`));
      });
      expect(accepted.map(({ path }) => path)).toEqual([]);
    });

    test('names a required field that is missing', () => {
      const fields = places.filter(({ path }) => !/(^|\.)0$/.test(path));
      const accepted = fields.filter(({ example, path }) => {
        const rejections = listRejections(schema, withValue(example, keysOf(path), undefined));
        return rejections.some(([rejected]) => rejected === path) === isOptional(path);
      });
      expect(accepted.map(({ path }) => path)).toEqual([]);
    });

    test(isOpen ? 'ignores an unknown field' : 'rejects an unknown field', () => {
      for (const example of examples) {
        expect(schema.safeParse({ ...example, surplus: 1 }).success).toBe(isOpen);
      }
    });

    const list = (values: ByPath<readonly unknown[]>) =>
      Object.entries(values).flatMap(([path, each]) => each.map((value) => [path, value] as const));

    for (const [path, value] of Object.entries(defaults))
      test(`sets ${path} to ${JSON.stringify(value)} if it is missing`, () => {
        expect(valueAt(schema.parse(withValue(base, keysOf(path), undefined)), path)).toEqual(value);
      });

    for (const [path, value] of list(accepts))
      test(`accepts ${path} ${JSON.stringify(value)}`, () => {
        expect(listRejections(schema, withValue(base, keysOf(path), value))).toEqual([]);
      });

    for (const [path, value] of list(rejects))
      test(`rejects ${path} ${JSON.stringify(value)}`, () => {
        const rejections = listRejections(schema, withValue(base, keysOf(path), value));
        expect(new Set(rejections.map(([rejected]) => rejected))).toEqual(new Set([path]));
        if (path in messages) expect(rejections.map(([, message]) => message)).toContain(messages[path]);
      });
  });
}
