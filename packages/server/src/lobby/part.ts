import { createHash } from 'node:crypto';

/** What a seat tells of its part before anybody shows theirs. */
export const commitmentOfPart = (part: string): string =>
  createHash('sha256').update(`great-fire-part/1\n${part}`).digest('hex');
