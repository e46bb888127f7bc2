/**
 * What somebody keeps to themselves: whom they block, and their notes. Over HTTP, under /api, by the cookie of a browser; nobody
 * else is told any of it.
 */
import * as z from 'zod';
import { NOTE_MAX } from '../types/text-limits';

/** So many others one may block. */
export const BLOCKS_MAX = 500;
/** So many people, and so many tables, one may have notes on. */
export const NOTES_MAX = 1000;

/**
 * Who is meant in the address of a person: whoever has this handle, or sits in this seat, `TABLE.SEAT`, for a handle is not
 * told of who shows no page.
 */
export const personRefSchema = z
  .string()
  .regex(/^[2-9a-z]{10}(\.[0-5])?$/, 'is neither a handle nor a seat of a table')
  .transform((text): PersonRef => {
    const [id = '', seat] = text.split('.');
    return seat === undefined ? { handle: id } : { match: id, seat: Number(seat) };
  });
export type PersonRef = { readonly handle: string } | { readonly match: string; readonly seat: number };

/**
 * PUT /api/people/:person/block (204): hears nothing of them from now on; they sit down at no table whose host one is, and are
 * told `blocked-by-host`. `name`: as the sender was shown who is meant, where by now another sits there it is `stale`. Who blocks
 * `BLOCKS_MAX` others already is told `not-allowed-now`. DELETE takes it back (204).
 */
export const expectedNameSchema = z.strictObject({ name: z.string().max(100).exactOptional() });
export type ExpectedName = z.infer<typeof expectedNameSchema>;

/**
 * PUT /api/people/:person/note: a note on somebody; PUT /api/matches/:match/note: one on a table where one has a seat, or had one
 * when one wrote the first. Answers `NoteResponse`. An empty text takes the note away. `version`: of the note as the sender knows
 * it, null where there was none; where another one is kept by now nothing is written, and it is `stale`. More than `NOTES_MAX`
 * is `not-allowed-now`.
 */
export const noteSchema = z.strictObject({
  text: z
    .string()
    // Signs that nobody can see, and halves of letters, of which a database would make something else.
    .transform((text) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, ''))
    .pipe(z.string().max(NOTE_MAX)),
  version: z.string().max(40).nullable(),
  name: expectedNameSchema.shape.name,
});
export type SaveNote = z.infer<typeof noteSchema>;

export const tableNoteSchema = noteSchema.omit({ name: true });
export type SaveTableNote = z.infer<typeof tableNoteSchema>;

export interface Note {
  readonly text: string;
  readonly version: string;
  readonly at: number; // ms since 1970, UTC: when it was written
}

export interface NoteResponse {
  readonly note: Note | null; // null: it was taken away
}

/** GET /api/matches/:match/notes: what one keeps of a table and of those who sit there. */
export interface TableNotes {
  readonly tableNote: Note | null; // on the table
  readonly canWrite: boolean; // it may be written
  readonly persons: readonly PersonWithNote[]; // but for oneself
}

export interface PersonWithNote extends PersonRelation {
  readonly seat: number;
  readonly name: string;
}

/** What who asks keeps of somebody. */
export interface PersonRelation {
  readonly isBlocked: boolean;
  readonly note: Note | null;
}

/** GET /api/me/blocks-and-notes: whom one blocks, the one blocked last first, and on whom one has notes, the one written last first. */
export interface MyBlocksAndNotes {
  readonly blocked: readonly PublicName[];
  readonly noted: readonly (PublicName & { readonly text: string })[];
}

export interface PublicName {
  readonly handle: string;
  readonly name: string;
}
