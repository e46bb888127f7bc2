/** Keeps a throw in a listener from ending the process: it ends only the connection that caused it. */
import type { EventEmitter } from 'node:events';
import type { Logger } from 'pino';

type ErrorLog = Pick<Logger, 'error'>;

/**
 * Returns a listener that logs what `listener` throws or rejects with, and then calls `onFailure` with the same
 * arguments.
 */
export function guardListener<Args extends readonly unknown[]>(
  log: ErrorLog,
  listener: (...args: Args) => unknown,
  onFailure: (...args: Args) => void = () => undefined,
): (...args: Args) => void {
  return (...args) => {
    const fail = (err: unknown) => logAndClose(log, { err }, () => onFailure(...args));
    try {
      const result = listener(...args);
      if (result instanceof Promise) result.catch(fail);
    } catch (err) {
      fail(err);
    }
  };
}

/**
 * Guards every present and future listener of an emitter, those of libraries included. Logs a throw, and then calls
 * `onFailure` with the arguments of the event. Its remaining listeners are not called.
 */
export function guardEmitter(
  log: ErrorLog,
  emitter: EventEmitter,
  onFailure: (...args: readonly unknown[]) => void,
): void {
  const emit = emitter.emit.bind(emitter);
  emitter.emit = (event: string | symbol, ...args: readonly unknown[]): boolean => {
    try {
      return emit(event, ...args);
    } catch (err) {
      logAndClose(log, { err, event: String(event) }, () => onFailure(...args));
      return true;
    }
  };
}

/** Logs a failure and closes what it leaves in an unknown state, so that closing may fail too. */
function logAndClose(
  log: ErrorLog,
  failure: { readonly err: unknown; readonly event?: string },
  close: () => void,
): void {
  log.error(failure, 'listener failed');
  try {
    close();
  } catch (err) {
    log.error({ err }, 'closing after a failed listener failed');
  }
}
