import { basePath } from '../connection/base-path';

/** From what somebody pasted to a table's page. */
const ID = /^[23456789abcdefghjkmnpqrstuvwxyz]{10}$/;

/** The match id in a link or in plain letters, or null. Capitals and spaces round it do no harm. */
export function matchIdIn(text: string): string | null {
  const last = text.trim().toLowerCase().replace(/\/+$/, '').split('/').at(-1) ?? '';
  const id = last.split(/[?#]/)[0] ?? '';
  return ID.test(id) ? id : null;
}

export const tablePath = (match: string): string => `/t/${match}`;

/** The link that is handed to others. */
export const tableLink = (match: string): string =>
  `${window.location.origin}${basePath()}${tablePath(match)}`;
