import type * as z from 'zod';
import { apiError } from './api-error';

/**
 * What came from outside, as the schema gives it back.
 * @throws ApiError `bad-request` whose `field` names the first thing that is wrong
 */
export function validate<T extends z.ZodType>(schema: T, value: unknown, rootField = 'body'): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const path = (issue?.path ?? []).map(String);
  if (issue?.code === 'unrecognized_keys') path.push(issue.keys[0] ?? '');
  const field = path.length > 0 ? path.join('.') : rootField;
  throw apiError('bad-request', `${field.slice(0, 80)}: ${issue?.message ?? 'is wrong'}`, field.slice(0, 80));
}
