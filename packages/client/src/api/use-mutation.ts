import { useState } from 'react';
import { ChunkLoadError } from '../lib/lazy-with-retry';
import { type RejectedRequest, ApiRequestError, NETWORK_ERROR } from './request';

export type RequestFailure = RejectedRequest & { readonly field: string };

/** Runs one request at a time and keeps the error of the last one. */
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
      const body = reason instanceof ChunkLoadError ? NETWORK_ERROR : null;
      const failure = reason instanceof ApiRequestError ? reason.body : body;
      if (failure === null) throw reason;
      setError({ ...failure, field: failure.field ?? '' });
      return null;
    } finally {
      setPending(false);
    }
  };
  /** Runs a request without a result. Resolves to true if it succeeded. */
  const runVoid = async (request: () => Promise<void>): Promise<boolean> =>
    (await run(() => request().then(() => true))) ?? false;
  return { isPending, error, run, runVoid };
}
