/** What is asked of the server about the deal of a table. */
import { request } from './lobby';

const matchPath = (match: string) => `/matches/${encodeURIComponent(match)}`;

export const commitContribution = (match: string, seat: number, part: string) =>
  request<undefined>('PUT', `${matchPath(match)}/seats/${seat}/part`, { part });
export const revealContribution = (match: string, seat: number, reveal: string) =>
  request<undefined>('PUT', `${matchPath(match)}/seats/${seat}/reveal`, { reveal });
export const closeTable = (match: string) => request<undefined>('POST', `${matchPath(match)}/close`);
