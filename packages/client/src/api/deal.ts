import type { Reveal, SetCommitment } from '@great-fire/protocol';
/** HTTP API of a table's deal. */
import { request } from './request';

const matchPath = (match: string) => `/matches/${encodeURIComponent(match)}`;

export const commitContribution = (match: string, seat: number, commitment: string) =>
  request<undefined>('PUT', `${matchPath(match)}/seats/${seat}/commitment`, {
    commitment,
  } satisfies SetCommitment);
export const revealContribution = (match: string, seat: number, contribution: string) =>
  request<undefined>('PUT', `${matchPath(match)}/seats/${seat}/reveal`, { contribution } satisfies Reveal);
/** Closes a table for good whose deal waits for a contribution. */
export const closeUndealtTable = (match: string) =>
  request<undefined>('POST', `${matchPath(match)}/cancel-deal`);
