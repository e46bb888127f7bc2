/** HTTP API of the lobby. Types come from the protocol; its schemas stay on the server. */
import type { OpeningHandAnswer } from '@great-fire/game';
import type {
  ChangeTable,
  Join,
  MatchPage,
  MatchStatus,
  Me,
  CreateTableInput,
  PutBot,
  Ready,
  Rematch,
  RematchSeat,
  SeatClaim,
  SeatOrderInput,
  SetOpeningHandAnswer,
  TableFilter,
  TransferHost,
} from '@great-fire/protocol';
import { basePath } from '../lib/routes';
import { request } from './request';

const encodeId = (match: string) => encodeURIComponent(match);

export const createTable = (table: CreateTableInput) => request<SeatClaim>('POST', '/matches', table);
export const takeSeat = (match: string, join: Join) =>
  request<SeatClaim>('POST', `/matches/${encodeId(match)}/seats`, join);
export const createRematch = (match: string, body: Rematch) =>
  request<RematchSeat>('POST', `/matches/${encodeId(match)}/rematch`, body);
export const leaveSeat = (match: string, seat: number) =>
  request<undefined>('DELETE', `/matches/${encodeId(match)}/seats/${seat}`);
/** Removes the player of a seat. Fails with `stale` if the player is no longer the one of that name. */
export const removePlayer = (match: string, seat: number, name: string) =>
  request<undefined>('DELETE', `/matches/${encodeId(match)}/seats/${seat}?name=${encodeURIComponent(name)}`);
export const setBot = (match: string, seat: number, bot: PutBot) =>
  request<undefined>('PUT', `/matches/${encodeId(match)}/seats/${seat}/bot`, bot);
export const removeBot = (match: string, seat: number) =>
  request<undefined>('DELETE', `/matches/${encodeId(match)}/seats/${seat}/bot`);
export const setReady = (match: string, seat: number, ready: boolean) =>
  request<undefined>('PUT', `/matches/${encodeId(match)}/seats/${seat}/ready`, { ready } satisfies Ready);
export const setOpeningHandAnswer = (match: string, seat: number, answer: OpeningHandAnswer) =>
  request<undefined>('PUT', `/matches/${encodeId(match)}/seats/${seat}/opening-hand-answer`, {
    answer,
  } satisfies SetOpeningHandAnswer);
export const startGame = (match: string) => request<undefined>('POST', `/matches/${encodeId(match)}/start`);
export const updateTable = (match: string, change: ChangeTable) =>
  request<undefined>('PATCH', `/matches/${encodeId(match)}`, change);
export const orderSeats = (match: string, order: readonly number[]) =>
  request<undefined>('PUT', `/matches/${encodeId(match)}/order`, { order } satisfies SeatOrderInput);
export const transferHost = (match: string, seat: number) =>
  request<undefined>('PUT', `/matches/${encodeId(match)}/host`, { seat } satisfies TransferHost);
export const fetchMe = () => request<Me>('GET', '/me');
export const listMatches = (status: MatchStatus, filter: TableFilter = {}, cursor: string | null = null) => {
  const query = new URLSearchParams({ status, ...filter, ...(cursor !== null && { cursor }) });
  return request<MatchPage>('GET', `/matches?${query.toString()}`);
};

export const previewImageUrl = (match: string) => `${basePath()}/api/matches/${encodeId(match)}/preview.png`;
/** Returns the URL of a finished game's record. */
export const recordUrl = (match: string) => `${basePath()}/api/matches/${encodeId(match)}/record`;
