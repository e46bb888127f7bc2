import type * as z from 'zod';
import { badRequest } from './api-error';

/**
 * Returns untrusted input as the schema parses it.
 * @throws ApiError `bad-request` whose `field` is the path of the first invalid value
 */
export function validate<T extends z.ZodType>(schema: T, value: unknown, rootField = 'body'): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const path = (issue?.path ?? []).map(String);
  if (issue?.code === 'unrecognized_keys') path.push(issue.keys[0] ?? '');
  const field = path.length > 0 ? path.join('.') : rootField;
  throw badRequest(`${field.slice(0, 80)}: ${issue?.message ?? 'is wrong'}`, field.slice(0, 80));
}
