import { call } from './api';

/** The record of a finished game, as the server writes it; whoever shows it judges it. @throws ApiFailure */
export const readRecordOf = <T = unknown>(match: string): Promise<T> =>
  call<T>('GET', `/matches/${encodeURIComponent(match)}/record`);
