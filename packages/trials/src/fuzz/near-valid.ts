/** Values that a schema describes, made from the schema itself, and the same values a little wrong. */
import fc from 'fast-check';
import * as z from 'zod';
import type { Dice } from './dice';
import { PROTOTYPE_NAMES, hostileValue } from './hostile-values';

type Described = z.core.JSONSchema.JSONSchema;

const PATTERNS = new Map<string, readonly string[]>();
const SAMPLES = 100;

function matching(pattern: string, dice: Dice): string {
  const known =
    PATTERNS.get(pattern) ??
    fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { numRuns: SAMPLES, seed: 1 });
  PATTERNS.set(pattern, known);
  return dice.pick(known);
}

/** What the schema takes in, in a form that can be walked. */
export function described(schema: z.ZodType): Described {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

/** A value as the description wants it. */
export function valid(shape: Described | boolean, dice: Dice): unknown {
  if (typeof shape === 'boolean') return hostileValue(dice);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return dice.pick(shape.enum);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices !== undefined) return valid(dice.pick(choices), dice);
  switch (shape.type) {
    case 'object': {
      const wanted = Object.entries(shape.properties ?? {}).filter(
        ([key]) => shape.required?.includes(key) === true || dice.isLucky(0.5),
      );
      return Object.fromEntries(wanted.map(([key, part]) => [key, valid(part, dice)]));
    }
    case 'array': {
      const { items } = shape;
      const one = Array.isArray(items) || items === undefined ? true : items;
      return Array.from({ length: dice.below((shape.maxItems ?? 3) + 1) }, () => valid(one, dice));
    }
    case 'string':
      if (shape.pattern !== undefined) return matching(shape.pattern, dice);
      return 'fire '
        .repeat(1 + dice.below(5))
        .slice(0, Math.max(shape.maxLength ?? 24, shape.minLength ?? 1));
    case 'integer':
    case 'number':
      return (
        (shape.minimum ?? 0) + dice.below(Math.min((shape.maximum ?? 200) - (shape.minimum ?? 0), 200) + 1)
      );
    case 'boolean':
      return dice.isLucky(0.5);
    default:
      return null;
  }
}

/** The same value with one thing wrong in it, somewhere. */
export function spoilt(value: unknown, dice: Dice): unknown {
  if (Array.isArray(value)) {
    const all: readonly unknown[] = value;
    if (all.length === 0 || dice.isLucky(0.3))
      return dice.isLucky(0.5) ? [...all, hostileValue(dice)] : Array(500).fill(all[0] ?? 'temple');
    const place = dice.below(all.length);
    return all.map((one, index) => (index === place ? spoilt(one, dice) : one));
  }
  if (typeof value !== 'object' || value === null || dice.isLucky(0.15)) return hostileValue(dice);
  const parts = Object.entries(value);
  if (parts.length === 0 || dice.isLucky(0.25))
    return withKey(parts, dice.pick(PROTOTYPE_NAMES), hostileValue(dice));
  const [name] = dice.pick(parts);
  if (dice.isLucky(0.2)) return Object.fromEntries(parts.filter(([key]) => key !== name));
  return Object.fromEntries(parts.map(([key, part]) => [key, key === name ? spoilt(part, dice) : part]));
}

/** As JSON makes it: a key named __proto__ is a key like any other. */
function withKey(parts: readonly (readonly [string, unknown])[], key: string, value: unknown): unknown {
  const text = [...parts, [key, value] as const]
    .filter(([, part]) => JSON.stringify(part) !== undefined)
    .map(([name, part]) => `${JSON.stringify(name)}:${JSON.stringify(part)}`);
  return JSON.parse(`{${text.join()}}`);
}
