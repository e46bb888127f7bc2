/** Returns the base path that the server wrote into the page: '/fire', or '' at the root. */
export function basePath(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content ?? '';
}

/** Match ids in links that a player pastes. */
const MATCH_ID = /^[23456789abcdefghjkmnpqrstuvwxyz]{10}$/;

/** Returns the match id in a link or plain text, or null. Ignores case and surrounding spaces. */
export function parseMatchId(text: string): string | null {
  const segments = text.trim().toLowerCase().split('/');
  const lastSegment = segments.filter((segment) => segment !== '').at(-1) ?? '';
  const id = lastSegment.split(/[?#]/)[0] ?? '';
  return MATCH_ID.test(id) ? id : null;
}

export const tablePath = (match: string): string => `/t/${match}`;

/** Returns the invitation link of a table. */
export const tableUrl = (match: string): string =>
  `${window.location.origin}${basePath()}${tablePath(match)}`;

export const PRACTICE_PATH = '/practice';

export const practicePath = (id: string): string => `${PRACTICE_PATH}/${id}`;

/** Path of a replay. `/g/ID/84` is the position after 84 moves. */
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
