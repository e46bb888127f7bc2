/** Where messages of a table go, over HTTP. */
import type { HookWish, TableHook } from '@great-fire/protocol';
import { call } from '../connection/api';

const of = (match: string) => `/matches/${encodeURIComponent(match)}/hook`;

export const readHook = (match: string) => call<TableHook>('GET', of(match));
export const changeHook = (match: string, wish: HookWish) => call<undefined>('PUT', of(match), wish);
export const dropHook = (match: string) => call<undefined>('DELETE', of(match));
export const testHook = (match: string) => call<undefined>('POST', `${of(match)}/test`);
