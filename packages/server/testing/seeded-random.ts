import { createHash } from 'node:crypto';

/** Returns a function that returns random numbers in [0, 1), determined by the seed. */
export function seededRandom(seed: string): () => number {
  let counter = 0;
  return () => {
    const digest = createHash('sha256')
      .update(`${seed}/${String((counter += 1))}`)
      .digest();
    return digest.readUInt32BE(0) / 2 ** 32;
  };
}
