import { basePath } from '../lib/base-path';

/** From what somebody pasted to a table's page. */
const MATCH_ID = /^[23456789abcdefghjkmnpqrstuvwxyz]{10}$/;

/** The match id in a link or in plain letters, or null. Capitals and spaces round it do no harm. */
export function parseMatchId(text: string): string | null {
  const lastSegment = text.trim().toLowerCase().replace(/\/+$/, '').split('/').at(-1) ?? '';
  const id = lastSegment.split(/[?#]/)[0] ?? '';
  return MATCH_ID.test(id) ? id : null;
}

export const tablePath = (match: string): string => `/t/${match}`;

/** The link that is handed to others. */
export const tableUrl = (match: string): string =>
  `${window.location.origin}${basePath()}${tablePath(match)}`;
