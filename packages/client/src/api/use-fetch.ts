import { useEffect, useState } from 'react';
import { ApiRequestError } from './request';
import type { RequestFailure } from './use-mutation';

export interface FetchState<T> {
  readonly data: T | null; // null: loading or failed
  readonly error: RequestFailure | null;
  readonly setData: (to: T) => void;
  readonly refetch: () => void;
}

/** Fetches data when the component mounts. `fetcher` must be a stable function. */
export function useFetch<T>(fetcher: () => Promise<T>): FetchState<T> {
  const [data, setData] = useState<T | null>(null);
  const [error, setError] = useState<RequestFailure | null>(null);
  const [fetchCount, setFetchCount] = useState(0);
  useEffect(() => {
    let isActive = true;
    fetcher().then(
      (result) => {
        if (isActive) setData(() => result);
      },
      (reason: unknown) => {
        if (!(reason instanceof ApiRequestError)) throw reason;
        if (isActive) setError({ ...reason.body, field: '' });
      },
    );
    return () => {
      isActive = false;
    };
  }, [fetcher, fetchCount]);
  return {
    data,
    error,
    setData: (to) => setData(() => to),
    refetch: () => setFetchCount((count) => count + 1),
  };
}
