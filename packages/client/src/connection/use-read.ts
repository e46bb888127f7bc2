import { useEffect, useState } from 'react';
import { ApiFailure } from './api';
import type { Failed } from '../lobby/use-request';

export interface Read<T> {
  readonly found: T | null; // null: not yet, or not at all
  readonly failed: Failed | null;
  readonly change: (to: T) => void;
  readonly readAgain: () => void;
}

/** What a page shows, fetched as it opens. `read` must stay the same function while the page does. */
export function useRead<T>(read: () => Promise<T>): Read<T> {
  const [found, setFound] = useState<T | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let isWanted = true;
    read().then(
      (answer) => {
        if (isWanted) setFound(() => answer);
      },
      (error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error;
        if (isWanted) setFailed({ code: error.body.code, field: '' });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [read, asked]);
  return {
    found,
    failed,
    change: (to) => setFound(() => to),
    readAgain: () => setAsked((times) => times + 1),
  };
}
