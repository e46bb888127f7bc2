import type { Diary } from '@great-fire/protocol';
import { request } from './request';

/** Fetches an ended game as a page of a diary. */
export const fetchDiary = (match: string) =>
  request<Diary>('GET', `/matches/${encodeURIComponent(match)}/diary`);
