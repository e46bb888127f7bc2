/** HTTP API of a table: its seats, its options and its finished game. */
import type { OpeningHandAnswer } from '@great-fire/game';
import type {
  ChangeTable,
  Join,
  MatchDetail,
  CreateTableInput,
  PutBot,
  Ready,
  RematchSeat,
  SeatClaim,
  SeatOrderInput,
  SetOpeningHandAnswer,
  Start,
  TransferHost,
  PreviewFormat,
} from '@great-fire/protocol';
import { basePath } from '../lib/routes';
import { findPageSeat, forgetPageSeat, keepPageSeat } from './page-seats';
import { request } from './request';
import { sendWithSecret } from './retry-secret';

const SAME_TABLE_MS = 5 * 60_000; // later the player may have found the table in the lobby, and played there

const encodeId = (match: string) => encodeURIComponent(match);

export const fetchTable = (match: string) => request<MatchDetail>('GET', `/matches/${encodeId(match)}`);
/** Opens a table. After a lost answer, a call with the same options soon after gets the one that was opened. */
export async function createTable(table: CreateTableInput): Promise<SeatClaim> {
  const options = JSON.stringify({ ...table, tableName: '' }); // the lobby may number the next name
  const claim = await sendWithSecret(
    `table ${options}`,
    (secret) => request<SeatClaim>('POST', '/matches', { ...table, secret }),
    SAME_TABLE_MS,
  );
  keepPageSeat(claim);
  return claim;
}

/**
 * Takes a seat, unless this page already has one there: a browser that refuses cookies would get a second one. After a
 * lost answer, the next call gets the seat that was taken.
 */
export async function takeSeat(match: string, join: Join): Promise<SeatClaim> {
  const claim =
    findPageSeat(match) ??
    (await sendWithSecret(`seat ${match}`, (secret) =>
      request<SeatClaim>('POST', `/matches/${encodeId(match)}/seats`, { ...join, secret }),
    ));
  keepPageSeat(claim);
  return claim;
}
export async function createRematch(match: string): Promise<RematchSeat> {
  const seat = await request<RematchSeat>('POST', `/matches/${encodeId(match)}/rematch`);
  if (seat.token !== null) keepPageSeat({ ...seat, token: seat.token });
  return seat;
}
export async function leaveSeat(match: string, seat: number): Promise<void> {
  await request<undefined>('DELETE', `/matches/${encodeId(match)}/seats/${seat}`);
  forgetPageSeat(match);
}
/** Removes the player of a seat. Fails with `stale` if the player is no longer the one of that name. */
export const removePlayer = (match: string, seat: number, name: string) =>
  request<undefined>('DELETE', `/matches/${encodeId(match)}/seats/${seat}?name=${encodeURIComponent(name)}`);
export const setBot = (match: string, seat: number, bot: PutBot) =>
  request<undefined>('PUT', `/matches/${encodeId(match)}/seats/${seat}/bot`, bot);
export const removeBot = (match: string, seat: number) =>
  request<undefined>('DELETE', `/matches/${encodeId(match)}/seats/${seat}/bot`);
export const setReady = (match: string, seat: number, readiness: Ready) =>
  request<undefined>('PUT', `/matches/${encodeId(match)}/seats/${seat}/ready`, readiness);
export const setOpeningHandAnswer = (match: string, seat: number, answer: OpeningHandAnswer) =>
  request<undefined>('PUT', `/matches/${encodeId(match)}/seats/${seat}/opening-hand-answer`, {
    answer,
  } satisfies SetOpeningHandAnswer);
/** `contribution`: of the host's seat, to the deal. */
export const startGame = (match: string, contribution: string) =>
  request<undefined>('POST', `/matches/${encodeId(match)}/start`, { contribution } satisfies Start);
export const updateTable = (match: string, change: ChangeTable) =>
  request<undefined>('PATCH', `/matches/${encodeId(match)}`, change);
export const orderSeats = (match: string, order: readonly number[]) =>
  request<undefined>('PUT', `/matches/${encodeId(match)}/order`, { order } satisfies SeatOrderInput);
export const transferHost = (match: string, seat: number) =>
  request<undefined>('PUT', `/matches/${encodeId(match)}/host`, { seat } satisfies TransferHost);

export const previewImageUrl = (match: string, format: PreviewFormat) =>
  `${basePath()}/api/matches/${encodeId(match)}/preview.png?format=${format}`;
/** Returns the URL of a finished game's record. */
export const recordUrl = (match: string) => `${basePath()}/api/matches/${encodeId(match)}/record`;
