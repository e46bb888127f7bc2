/** Which table and which seat an address names. */
import { matchIdSchema } from '@great-fire/protocol';
import * as z from 'zod';
import { parse } from '../errors/parse';

type Params = Readonly<Record<string, string | undefined>>;

const seatSchema = z.coerce.number().int().min(0).max(5);

/** @throws ApiError `bad-request` */
export function seatOf(params: Params): number {
  return parse(seatSchema, params['seat'], 'seat');
}

/** @throws ApiError `bad-request` */
export function matchIdOf(params: Params): string {
  return parse(matchIdSchema, params['match'], 'match');
}
