/** The published deal, with the SHA-256 implementation of the platform. */
import { hexSha256 } from '#sha256';
import { createShuffle, type Shuffle } from './deal';

/** Returns the shuffle function of a match. A seat without contribution passes ''. @source SEC-6 */
export const seededShuffle = (seed: string, contributions: readonly string[]): Shuffle =>
  createShuffle(hexSha256, seed, contributions);

/** Returns the commitment published before the first move: the SHA-256 of the seed's UTF-8 text, in hex. */
export const seedCommitment = (seed: string): string => hexSha256(seed);
