/** HTTP API of the lobby. Types come from the protocol; its schemas stay on the server. */
import type { MatchPage, MatchStatus, Me, TableFilter } from '@great-fire/protocol';
import { request } from './request';

export const fetchMe = () => request<Me>('GET', '/me');
interface ListMatchesOptions {
  readonly filter?: TableFilter;
  readonly cursor?: string; // of the page; default: the first
  readonly limit?: number; // of tables; default: those of a page
}

export const listMatches = (status: MatchStatus, { filter = {}, cursor, limit }: ListMatchesOptions = {}) => {
  const query = new URLSearchParams({
    ...{ status, ...filter },
    ...(cursor !== undefined && { cursor }),
    ...(limit !== undefined && { limit: String(limit) }),
  });
  return request<MatchPage>('GET', `/matches?${query.toString()}`);
};
