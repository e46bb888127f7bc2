/** A small seeded random generator for bots and simulations. The rules never use it. */
export interface Random {
  /** Returns a whole number from 0 to limit - 1. */
  readonly int: (limit: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(items: readonly T[]) => T;
}

/** Creates a generator. The same seed gives the same numbers. */
export function seededRandom(seed: string): Random {
  // xmur3 hashes the seed to 32 bits, and mulberry32 generates the numbers (both are public domain).
  let hash = 1779033703 ^ seed.length;
  for (let i = 0; i < seed.length; i += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(i), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  let state = Math.imul(hash ^ (hash >>> 16), 2246822507);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const nextInt = (limit: number) => Math.floor(next() * limit);
  return {
    int: nextInt,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[nextInt(items.length)];
      if (item === undefined) throw new Error('Nothing to pick from');
      return item;
    },
  };
}
