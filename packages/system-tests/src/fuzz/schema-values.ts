/** Random values that match a schema, and the same values with one defect. */
import fc from 'fast-check';
import * as z from 'zod';
import type { SeededRandom } from '@great-fire/testkit/seeded-random';
import { PROTOTYPE_NAMES, hostileValue } from './hostile-values';

type JsonSchema = z.core.JSONSchema.JSONSchema;

const SAMPLES_BY_PATTERN = new Map<string, readonly string[]>();
const SAMPLES_PER_PATTERN = 100;

function sampleMatching(pattern: string, random: SeededRandom): string {
  const samples =
    SAMPLES_BY_PATTERN.get(pattern) ??
    fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { numRuns: SAMPLES_PER_PATTERN, seed: 1 });
  SAMPLES_BY_PATTERN.set(pattern, samples);
  return random.pick(samples);
}

/** Returns the JSON Schema of the input that a zod schema accepts. */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

/** Returns a random value that matches the schema. */
export function generate(shape: JsonSchema | boolean, random: SeededRandom): unknown {
  if (typeof shape === 'boolean') return hostileValue(random);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return random.pick(shape.enum);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices !== undefined) return generate(random.pick(choices), random);
  switch (shape.type) {
    case 'object': {
      const included = Object.entries(shape.properties ?? {}).filter(
        ([key]) => shape.required?.includes(key) === true || random.chance(0.5),
      );
      return Object.fromEntries(included.map(([key, part]) => [key, generate(part, random)]));
    }
    case 'array': {
      const { items } = shape;
      const itemSchema = Array.isArray(items) || items === undefined ? true : items;
      return Array.from({ length: random.int((shape.maxItems ?? 3) + 1) }, () =>
        generate(itemSchema, random),
      );
    }
    case 'string':
      if (shape.pattern !== undefined) return sampleMatching(shape.pattern, random);
      return 'fire '
        .repeat(1 + random.int(5))
        .slice(0, Math.max(shape.maxLength ?? 24, shape.minLength ?? 1));
    case 'integer':
    case 'number':
      return (
        (shape.minimum ?? 0) + random.int(Math.min((shape.maximum ?? 200) - (shape.minimum ?? 0), 200) + 1)
      );
    case 'boolean':
      return random.chance(0.5);
    default:
      return null;
  }
}

/** Returns a copy of the value with one random defect. */
export function mutate(value: unknown, random: SeededRandom): unknown {
  if (Array.isArray(value)) {
    const all: readonly unknown[] = value;
    if (all.length === 0 || random.chance(0.3))
      return random.chance(0.5) ? [...all, hostileValue(random)] : Array(500).fill(all[0] ?? 'temple');
    const position = random.int(all.length);
    return all.map((item, index) => (index === position ? mutate(item, random) : item));
  }
  if (typeof value !== 'object' || value === null || random.chance(0.15)) return hostileValue(random);
  const parts = Object.entries(value);
  if (parts.length === 0 || random.chance(0.25))
    return appendKey(parts, random.pick(PROTOTYPE_NAMES), hostileValue(random));
  const [name] = random.pick(parts);
  if (random.chance(0.2)) return Object.fromEntries(parts.filter(([key]) => key !== name));
  return Object.fromEntries(parts.map(([key, part]) => [key, key === name ? mutate(part, random) : part]));
}

/** Appends a key by way of JSON, so that `__proto__` becomes an ordinary key. */
function appendKey(parts: readonly (readonly [string, unknown])[], key: string, value: unknown): unknown {
  const text = [...parts, [key, value] as const]
    .filter(([, part]) => JSON.stringify(part) !== undefined)
    .map(([name, part]) => `${JSON.stringify(name)}:${JSON.stringify(part)}`);
  return JSON.parse(`{${text.join()}}`);
}
