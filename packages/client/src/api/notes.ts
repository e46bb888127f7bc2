/** HTTP API of blocks, and of private notes on people and tables. */
import type {
  ExpectedName,
  MyBlocksAndNotes,
  NoteResponse,
  SaveNote,
  SaveTableNote,
  TableNotes,
} from '@great-fire/protocol';
import { request } from './request';

const personPath = (personRef: string) => `/people/${encodeURIComponent(personRef)}`;

/** A person's reference with the displayed name. */
export interface NamedPersonRef {
  readonly personRef: string; // handle, or `TABLE.SEAT`
  readonly name: string;
}

export const blockPerson = ({ personRef, name }: NamedPersonRef) =>
  request<undefined>('PUT', `${personPath(personRef)}/block`, { name } satisfies ExpectedName);
export const unblockPerson = (personRef: string) =>
  request<undefined>('DELETE', `${personPath(personRef)}/block`);
export const fetchBlocksAndNotes = () => request<MyBlocksAndNotes>('GET', '/me/blocks-and-notes');
export const fetchTableNotes = (match: string) => request<TableNotes>('GET', `/matches/${match}/notes`);
export const saveTableNote = (match: string, text: string) =>
  request<NoteResponse>('PUT', `/matches/${match}/note`, { text } satisfies SaveTableNote);
export const savePersonNote = ({ personRef, name }: NamedPersonRef, text: string) =>
  request<NoteResponse>('PUT', `${personPath(personRef)}/note`, { text, name } satisfies SaveNote);
