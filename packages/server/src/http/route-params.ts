/** Parses the match id and seat of a path. */
import { matchIdSchema } from '@great-fire/protocol';
import * as z from 'zod';
import { validate } from '../errors/validate';

type Params = Readonly<Record<string, string | undefined>>;

const seatSchema = z.coerce.number().int().min(0).max(5);

/** @throws ApiError `bad-request` */
export function parseSeatParam(params: Params): number {
  return validate(seatSchema, params['seat'], 'seat');
}

/** @throws ApiError `bad-request` */
export function parseMatchIdParam(params: Params): string {
  return validate(matchIdSchema, params['match'], 'match');
}
