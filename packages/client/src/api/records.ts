import { request } from './lobby';

/** The record of a finished game, as the server writes it; whoever shows it judges it. @throws ApiRequestError */
export const fetchRecord = <T = unknown>(match: string): Promise<T> =>
  request<T>('GET', `/matches/${encodeURIComponent(match)}/record`);
