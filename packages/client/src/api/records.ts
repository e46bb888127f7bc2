import { request } from './request';

/**
 * Fetches the record of a finished game. The caller validates it.
 *
 * @throws ApiRequestError
 */
export const fetchRecord = <T = unknown>(match: string): Promise<T> =>
  request<T>('GET', `/matches/${encodeURIComponent(match)}/record`);
