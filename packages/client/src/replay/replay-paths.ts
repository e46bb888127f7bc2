/** Paths of replays: `/g/ID/84` is the position after 84 moves. */
import { basePath } from '../lib/base-path';

export const replayPath = (match: string): string => `/g/${match}`;
export const practiceReplayPath = (game: string): string => `/practice/${game}/replay`;
/** Path of the imported records and their import. */
export const RECORDS_PATH = '/records';
export const importedPath = (key: string): string => `${RECORDS_PATH}/${key}`;

/** Parses the move number in a URL and clamps it to the game; null without a number. */
export function parseMove(text: string | undefined, last: number): number | null {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Math.min(Number(text), last) : null;
}

/** Returns an absolute URL of a position. `search`: query string with '?'. */
export const positionUrl = (path: string, move: number, search = ''): string =>
  `${window.location.origin}${basePath()}${path}/${move}${search}`;
