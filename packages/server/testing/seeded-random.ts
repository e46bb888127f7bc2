import { createHash } from 'node:crypto';

/** Numbers in [0, 1) that follow from a seed alone. */
export function seededRandom(seed: string): () => number {
  let counter = 0;
  return () => {
    const digest = createHash('sha256')
      .update(`${seed}/${String((counter += 1))}`)
      .digest();
    return digest.readUInt32BE(0) / 2 ** 32;
  };
}
