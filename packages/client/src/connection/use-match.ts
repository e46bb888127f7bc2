import { useState } from 'react';
import { MatchLine } from './match-line';
import type { MatchSnapshot } from './snapshot';
import { useKnown } from './use-known';

export interface MatchHandle {
  readonly line: MatchLine;
  readonly snapshot: MatchSnapshot;
}

/**
 * Follows one match for as long as the component lives. Mount it under a `key` of the match id: another
 * match is another line. `url` is the server's origin where it is not the page's own.
 */
export function useMatch(match: string, url?: string): MatchHandle {
  return useLine(() => new MatchLine({ match, ...(url !== undefined && { url }) }));
}

/** Follows a line that is made once. */
export function useLine(open: () => MatchLine): MatchHandle {
  const [line] = useState(open);
  return { line, snapshot: useKnown(line) };
}
