/** What is asked of the server about the deal of a table. */
import { call } from '../connection/api';

const at = (match: string) => `/matches/${encodeURIComponent(match)}`;

export const addPart = (match: string, seat: number, part: string) =>
  call<undefined>('PUT', `${at(match)}/seats/${seat}/part`, { part });
export const revealPart = (match: string, seat: number, reveal: string) =>
  call<undefined>('PUT', `${at(match)}/seats/${seat}/reveal`, { reveal });
export const closeTable = (match: string) => call<undefined>('POST', `${at(match)}/close`);
