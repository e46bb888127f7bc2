/** Values that no field of the protocol expects. */
import type { SeededRandom } from '@great-fire/testkit/seeded-random';
import dictionary from './dictionary.json';

export const PROTOTYPE_NAMES: readonly string[] = dictionary.prototypeNames;

/** Returns arrays or objects nested to the given depth. */
function nested(depth: number, kind: 'list' | 'object'): unknown {
  const [open, close] = kind === 'list' ? ['[', ']'] : ['{"a":', '}'];
  const core = kind === 'list' ? '' : '1';
  return JSON.parse(open.repeat(depth) + core + close.repeat(depth));
}

const TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800', // half of a surrogate pair
  '\u202etxet',
  '\u200b',
  "'; DROP TABLE matches; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00%ff',
  '🔥'.repeat(200),
  'é́́́́́'.repeat(80),
  'x'.repeat(5000),
  'NaN',
  '1e999',
  'temple',
  'N',
  ...PROTOTYPE_NAMES,
];

const NUMBERS = [0, -1, 1.5, 1e308, -1e308, 2 ** 31, 2 ** 53, -(2 ** 53), 2 ** 63, 5e-324, 6, 7, 1e21];

/** Returns a random value that no field expects. */
export function hostileValue(random: SeededRandom): unknown {
  switch (random.int(9)) {
    case 0:
      return random.pick([null, true, false]);
    case 1:
    case 2:
      return random.pick(NUMBERS);
    case 3:
      return [];
    case 4:
      return {};
    case 5:
      return nested(1 + random.int(300), random.pick(['list', 'object'] as const));
    case 6:
      return JSON.parse(`{"${random.pick(PROTOTYPE_NAMES)}":${JSON.stringify(random.pick(TEXTS))}}`);
    default:
      return random.pick(TEXTS);
  }
}
