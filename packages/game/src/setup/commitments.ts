/** The published deal with the SHA-256 of wherever it runs. */
import { hexSha256 } from '#sha256';
import type { Shuffle } from './deal';
import { createShuffle } from './deal';

/** The shuffles of one match: of its seed, and the seats' parts ('' for a seat without one). @source SEC-6 */
export const seededShuffle = (seed: string, contributions: readonly string[]): Shuffle =>
  createShuffle(hexSha256, seed, contributions);

/** What is published before the first move: the SHA-256 of the seed's UTF-8 text, in hex. */
export const seedCommitment = (seed: string): string => hexSha256(seed);

/** What a seat tells of its part (32 lower-case hex digits) before anybody shows theirs, in hex. */
export const contributionCommitment = (contribution: string): string =>
  hexSha256(`great-fire-part/1\n${contribution}`);
