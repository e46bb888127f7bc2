/** The lobby over HTTP. Types come from the protocol; its schemas stay on the server. */
import type {
  ApiErrorBody,
  ChangeTable,
  Join,
  MatchDetail,
  MatchPage,
  MatchStatus,
  Me,
  OpenTable,
  PlayAgain,
  PutBot,
  SeatGiven,
  SeatedAgain,
  TableFilter,
} from '@great-fire/protocol';
import { basePath } from './base-path';

/** A request that the server refused, with the reason as it gave it. */
export class ApiFailure extends Error {
  constructor(
    readonly status: number,
    readonly body: ApiErrorBody,
  ) {
    super(body.message);
  }
}

const LINE_DOWN: ApiErrorBody = { code: 'server-fault', message: 'The server did not answer' };

/** Asks the server. @throws ApiFailure */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`${basePath()}/api${path}`, {
    method,
    credentials: 'same-origin',
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(() => null);
  if (answer === null) throw new ApiFailure(0, LINE_DOWN);
  if (!answer.ok) {
    const refusal = (await answer.json().catch(() => null)) as ApiErrorBody | null;
    throw new ApiFailure(answer.status, refusal ?? LINE_DOWN);
  }
  const isBare = answer.status > 201; // done, or on its way
  return (isBare ? undefined : await answer.json()) as T;
}

const idOf = (match: string) => encodeURIComponent(match);

export const openTable = (table: OpenTable) => call<SeatGiven>('POST', '/matches', table);
export const takeSeat = (match: string, join: Join) =>
  call<SeatGiven>('POST', `/matches/${idOf(match)}/seats`, join);
export const playAgain = (match: string, again: PlayAgain) =>
  call<SeatedAgain>('POST', `/matches/${idOf(match)}/again`, again);
export const leaveSeat = (match: string, seat: number) =>
  call<undefined>('DELETE', `/matches/${idOf(match)}/seats/${seat}`);
export const putBot = (match: string, seat: number, bot: PutBot) =>
  call<undefined>('PUT', `/matches/${idOf(match)}/seats/${seat}/bot`, bot);
export const removeBot = (match: string, seat: number) =>
  call<undefined>('DELETE', `/matches/${idOf(match)}/seats/${seat}/bot`);
export const setReady = (match: string, seat: number, ready: boolean) =>
  call<undefined>('PUT', `/matches/${idOf(match)}/seats/${seat}/ready`, { ready });
export const startGame = (match: string) => call<undefined>('POST', `/matches/${idOf(match)}/start`);
export const changeTable = (match: string, change: ChangeTable) =>
  call<undefined>('PATCH', `/matches/${idOf(match)}`, change);
export const orderSeats = (match: string, seats: readonly number[]) =>
  call<undefined>('PUT', `/matches/${idOf(match)}/order`, { seats });
export const handOver = (match: string, seat: number) =>
  call<undefined>('PUT', `/matches/${idOf(match)}/host`, { seat });
export const readMatch = (match: string) => call<MatchDetail>('GET', `/matches/${idOf(match)}`);
export const readMe = () => call<Me>('GET', '/me');
export const listMatches = (status: MatchStatus, filter: TableFilter = {}, cursor: string | null = null) => {
  const asked = new URLSearchParams({ status, ...filter, ...(cursor !== null && { cursor }) });
  return call<MatchPage>('GET', `/matches?${asked.toString()}`);
};

/** Where the record of a finished game can be fetched. */
export const recordAddress = (match: string) => `${basePath()}/api/matches/${idOf(match)}/record`;
