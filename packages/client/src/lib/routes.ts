/** Returns the base path that the server wrote into the page: '/fire', or '' at the root. */
export function basePath(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content ?? '';
}

const MATCH_ID = '(?<![a-z0-9])([23456789abcdefghjkmnpqrstuvwxyz]{10})(?![a-z0-9])';
const ID_IN_LINK = new RegExp(`/[tg]/+${MATCH_ID}`); // of a table or a replay
const LONE_ID = new RegExp(`^[^a-z0-9]*${MATCH_ID}[^a-z0-9]*$`);
const GROUP_LINK = new RegExp(`/groups/+${MATCH_ID}/?(#[\\w-]{16}(?![\\w-]))?`, 'i');
// Messengers add direction marks, zero-width spaces and soft hyphens.
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}]/gu;

/**
 * Returns the match id in a text as people paste it, or null: a link with the words and the punctuation around it, or
 * the id alone. Ignores case.
 */
export function parseMatchId(text: string): string | null {
  const plain = decodePercent(text).normalize('NFKC').replaceAll(INVISIBLE, '').toLowerCase();
  return (ID_IN_LINK.exec(plain) ?? LONE_ID.exec(plain))?.[1] ?? null;
}

/** Returns the path of a group with the key of its link, in a text as people paste it; null if it has none. */
export function parseGroupLink(text: string): string | null {
  const plain = decodePercent(text).normalize('NFKC').replaceAll(INVISIBLE, '');
  const [, id, key] = GROUP_LINK.exec(plain) ?? [];
  return id === undefined ? null : `${groupPath(id.toLowerCase())}${key ?? ''}`;
}

/** Decodes '%20'. Text that is no valid encoding stays as it is. */
function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const tablePath = (match: string): string => `/t/${match}`;

/** Returns the invitation link of a table. `origin`: of the server; default: as this page has it. */
export const tableUrl = (match: string, origin = window.location.origin): string =>
  `${origin}${basePath()}${tablePath(match)}`;

/** Path of a table on a television: without a seat, for everybody in the room. */
export const tvPath = (match: string): string => `${tablePath(match)}/tv`;

/** Path of the profile of a seat's player. Servers take a name with a dot for a file. */
export const playerPath = (match: string, seat: number): string => `/people/${match}/${String(seat)}`;

export const PRACTICE_PATH = '/practice';

export const practicePath = (id: string): string => `${PRACTICE_PATH}/${id}`;

export const GROUPS_PATH = '/groups';
export const groupPath = (id: string): string => `${GROUPS_PATH}/${id}`;

/**
 * Returns the link of a group. The key is in the fragment, which browsers do not send to servers. `origin`: of the
 * server; default: as this page has it.
 */
export const groupUrl = (id: string, key: string, origin = window.location.origin): string =>
  `${origin}${basePath()}${groupPath(id)}#${key}`;

/** Path of a replay. `/g/ID/84` is the position after 84 moves. */
export const replayPath = (match: string): string => `/g/${match}`;
export const practiceReplayPath = (game: string): string => `/practice/${game}/replay`;
export const RECORDS_PATH = '/records';
export const importedPath = (key: string): string => `${RECORDS_PATH}/${key}`;

/** Parses the move number in a URL and clamps it to the game; null without a number. */
export function parseMoveNumber(text: string | undefined, last: number): number | null {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Math.min(Number(text), last) : null;
}

/** Returns an absolute URL of a position. `search`: query string with '?'. */
export const positionUrl = (path: string, move: number, search = ''): string =>
  `${window.location.origin}${basePath()}${path}/${move}${search}`;
