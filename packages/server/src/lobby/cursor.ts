import { matchIdSchema } from '@great-fire/protocol';
import * as z from 'zod';
import { validate } from '../errors/validate';
import type { ListQuery } from '../storage/matches';
import type { StoredMatch } from '../entities/match';

const cursorSchema = z
  .string()
  .regex(/^\d{1,15}-\w{10}$/, 'is no cursor that this server gave')
  .transform((text) => {
    const [createdAt = '', id = ''] = text.split('-');
    return { createdAt: Number(createdAt), id };
  })
  .pipe(z.object({ createdAt: z.int(), id: matchIdSchema }));

/** Returns the cursor of the page that starts after this match. */
export function encodeCursor(match: StoredMatch): string {
  return `${String(match.createdAt)}-${match.id}`;
}

/** @throws ApiError `bad-request` if the cursor is malformed */
export function decodeCursor(cursor: string | undefined): ListQuery['after'] {
  return cursor === undefined ? null : validate(cursorSchema, cursor, 'cursor');
}
