import { basePath } from './base-path';

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
