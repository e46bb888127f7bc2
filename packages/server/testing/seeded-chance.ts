import { createHash } from 'node:crypto';

/** Numbers in [0, 1) that follow from a seed alone. */
export function seededChance(seed: string): () => number {
  let count = 0;
  return () => {
    const digest = createHash('sha256')
      .update(`${seed}/${String((count += 1))}`)
      .digest();
    return digest.readUInt32BE(0) / 2 ** 32;
  };
}
