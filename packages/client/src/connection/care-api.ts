/** What one keeps to oneself about others and about tables, over HTTP. */
import type { MyCare, Noted, TableNotes } from '@great-fire/protocol';
import { call } from './api';

const pathOf = (who: string) => `/people/${encodeURIComponent(who)}`;

/** Somebody by their address, and the name that they are shown by. */
export interface Whom {
  readonly who: string; // a handle, or `TABLE.SEAT`
  readonly name: string;
}

export const blockPerson = ({ who, name }: Whom) => call<undefined>('PUT', `${pathOf(who)}/block`, { name });
export const unblockPerson = (who: string) => call<undefined>('DELETE', `${pathOf(who)}/block`);
export const readCare = () => call<MyCare>('GET', '/me/care');
export const readTableNotes = (match: string) => call<TableNotes>('GET', `/matches/${match}/notes`);
export const writeTableNote = (match: string, text: string, version: string | null) =>
  call<Noted>('PUT', `/matches/${match}/note`, { text, version });
export const writePersonNote = ({ who, name }: Whom, text: string, version: string | null) =>
  call<Noted>('PUT', `${pathOf(who)}/note`, { text, version, name });
