import { matchIdSchema } from '@great-fire/protocol';
import * as z from 'zod';
import { validate } from '../errors/api-error';
import type { MatchId } from '../entities/match';

const cursorSchema = z
  .string()
  .regex(/^\d{1,15}-\w{10}$/, 'is no cursor that this server gave')
  .transform((text) => {
    const [at = '', id = ''] = text.split('-');
    return { at: Number(at), id };
  })
  .pipe(z.object({ at: z.int(), id: matchIdSchema }));

/** Returns the cursor of the page after the match `id`. `at`: the time in ms by which the list is sorted. */
export function encodeCursor(at: number, id: MatchId): string {
  return `${String(at)}-${id}`;
}

/** Returns null for the first page. @throws ApiError `bad-request` if the cursor is malformed */
export function decodeCursor<Key>(
  cursor: string | undefined,
  toKey: (at: number, id: MatchId) => Key,
): Key | null {
  if (cursor === undefined) return null;
  const { at, id } = validate(cursorSchema, cursor, 'cursor');
  return toKey(at, id);
}
