/**
 * Private settings of a person: blocked persons and notes. The routes are HTTP under /api and need the browser's
 * cookie. No other person can read this data.
 */
import * as z from 'zod';
import { normalizeText } from '../text';
import { NOTE_MAX } from '../types/text-limits';

/** How many others a person may block. */
export const BLOCKS_MAX = 500;
/** How many persons, and how many tables, a person may keep notes on. */
export const NOTES_MAX = 1000;

/**
 * The `:person` part of a path: a handle, or a seat as `TABLE.SEAT`. The seat form exists because persons with a
 * private profile show no handle.
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
 * PUT /api/people/:person/block (204) blocks a person. The caller no longer receives that person's messages. The
 * blocked person cannot join a table that the caller hosts and gets `blocked-by-host`.
 *
 * `name` is the name that the caller saw. If another person has the seat by now, the answer is `stale`. A caller with
 * `BLOCKS_MAX` blocked persons gets `not-allowed-now`. DELETE unblocks the person (204).
 */
export const expectedNameSchema = z.strictObject({ name: z.string().max(100).exactOptional() });
export type ExpectedName = z.infer<typeof expectedNameSchema>;

/**
 * PUT /api/people/:person/note saves a note on a person. PUT /api/matches/:match/note saves a note on a table. The
 * table's note needs a seat at the table, now or when its first note was written.
 *
 * Answers `NoteResponse`. An empty text deletes the note. The last text that is written stays. More than `NOTES_MAX`
 * notes are `not-allowed-now`.
 */
export const noteSchema = z.strictObject({
  text: z.string().transform(normalizeText).pipe(z.string().max(NOTE_MAX)),
  name: expectedNameSchema.shape.name,
});
export type SaveNote = z.infer<typeof noteSchema>;

export const tableNoteSchema = noteSchema.omit({ name: true });
export type SaveTableNote = z.infer<typeof tableNoteSchema>;
