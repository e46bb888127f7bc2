import type { ErrorCode } from '@great-fire/protocol';
import { useState } from 'react';
import { ApiRequestError } from './lobby';

export interface RequestFailure {
  readonly code: ErrorCode;
  readonly field: string;
}

/** A request in the making: at most one at a time, and what went wrong with the last. */
export function useMutation() {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<RequestFailure | null>(null);
  const run = async <T>(request: () => Promise<T>): Promise<T | null> => {
    if (isPending) return null;
    setPending(true);
    setError(null);
    try {
      return await request();
    } catch (reason) {
      if (!(reason instanceof ApiRequestError)) throw reason;
      setError({ code: reason.body.code, field: reason.body.field ?? '' });
      return null;
    } finally {
      setPending(false);
    }
  };
  /** One that is answered by nothing; resolves to whether it was done. */
  const runVoid = async (request: () => Promise<void>): Promise<boolean> =>
    (await run(() => request().then(() => true))) ?? false;
  return { isPending, error, run, runVoid };
}
