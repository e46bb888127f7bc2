/** The published deal with the SHA-256 of wherever it runs. */
import { hexSha256 } from '#sha256';
import type { Shuffle } from './deal';
import { shuffler } from './deal';

/** The shuffles of one match: of its seed, and the seats' parts ('' for a seat without one). @source SEC-6 */
export const deal = (seed: string, parts: readonly string[]): Shuffle => shuffler(hexSha256, seed, parts);

/** What is published before the first move: the SHA-256 of the seed's UTF-8 text, in hex. */
export const commitmentOf = (seed: string): string => hexSha256(seed);

/** What a seat tells of its part (32 lower-case hex digits) before anybody shows theirs, in hex. */
export const commitmentOfPart = (part: string): string => hexSha256(`great-fire-part/1\n${part}`);
