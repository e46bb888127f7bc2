/**
 * What somebody keeps to themselves about others: whom they block. Over HTTP, under /api, by the cookie of a browser; nobody
 * else is told any of it.
 */
import { z } from 'zod';

/** So many others one may block. */
export const BLOCKS_MAX = 500;

/**
 * Who is meant in the address of a person: whoever has this handle, or sits in this seat, `TABLE.SEAT`, for a handle is not
 * told of who shows no page.
 */
export const whoSchema = z
  .string()
  .regex(/^[2-9a-z]{10}(\.[0-5])?$/, 'is neither a handle nor a seat of a table')
  .transform((text): Who => {
    const [id = '', seat] = text.split('.');
    return seat === undefined ? { handle: id } : { match: id, seat: Number(seat) };
  });
export type Who = { readonly handle: string } | { readonly match: string; readonly seat: number };

/**
 * PUT /api/people/:who/block (204): hears nothing of them from now on; they sit down at no table whose host one is, and are
 * told `not-for-you`. `name`: as the sender was shown who is meant, where by now another sits there it is `stale`. Who blocks
 * `BLOCKS_MAX` others already is told `not-now`. DELETE takes it back (204).
 */
export const meantSchema = z.strictObject({ name: z.string().max(100).exactOptional() });

/** GET /api/me/care: whom one blocks, the one blocked last first. */
export interface MyCare {
  readonly blocked: readonly Named[];
}

export interface Named {
  readonly handle: string;
  readonly name: string;
}
