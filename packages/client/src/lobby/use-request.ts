import type { ErrorCode } from '@great-fire/protocol';
import { useState } from 'react';
import { ApiFailure } from '../connection/api';

export interface Failed {
  readonly code: ErrorCode;
  readonly field: string;
}

/** A request in the making: at most one at a time, and what went wrong with the last. */
export function useRequest() {
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failed | null>(null);
  const run = async <T>(request: () => Promise<T>): Promise<T | null> => {
    if (isBusy) return null;
    setBusy(true);
    setFailed(null);
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailed({ code: error.body.code, field: error.body.field ?? '' });
      return null;
    } finally {
      setBusy(false);
    }
  };
  /** One that is answered by nothing; resolves to whether it was done. */
  const does = async (request: () => Promise<void>): Promise<boolean> =>
    (await run(() => request().then(() => true))) ?? false;
  return { isBusy, failed, run, does };
}
