import type { Logger } from 'pino';
import { StorageUnavailableError } from '../errors/api-error';

/** Logs why background work failed. Skips a storage outage: it is logged once for the whole server. */
export function logFailure(
  log: Pick<Logger, 'error'>,
  err: unknown,
  message: string,
  fields: Readonly<Record<string, unknown>> = {},
): void {
  if (!(err instanceof StorageUnavailableError)) log.error({ err, ...fields }, message);
}
