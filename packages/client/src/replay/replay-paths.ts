/** Where the positions of games lie: `/g/ID/84` is what 84 moves led to. */
import { basePath } from '../lib/base-path';

export const replayPath = (match: string): string => `/g/${match}`;
export const practiceReplayPath = (game: string): string => `/practice/${game}/replay`;
/** Where records are brought to be looked at, and where those that this device keeps lie. */
export const RECORDS_PATH = '/records';
export const importedPath = (key: string): string => `${RECORDS_PATH}/${key}`;

/** The number in an address, kept to the game; null where there is none. */
export function parseMove(text: string | undefined, last: number): number | null {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Math.min(Number(text), last) : null;
}

/** A link to a position that others can open. `search`: what stands behind the path, with its '?'. */
export const positionUrl = (path: string, move: number, search = ''): string =>
  `${window.location.origin}${basePath()}${path}/${move}${search}`;
