import type { Answer, ErrorCode, Wish } from '@great-fire/protocol';
import { useState } from 'react';
import { useTable } from '../table-context';

/** Something that is asked of the server: at most one at a time, and why the last was not granted. `send` null: of nobody. */
export function useAsking<T>(send: ((asked: T) => Promise<Answer>) | null) {
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ErrorCode | null>(null);
  const ask = async (asked: T): Promise<boolean> => {
    if (isBusy || send === null) return false;
    setBusy(true);
    setRefused(null);
    const answer = await send(asked).finally(() => setBusy(false));
    if (!answer.ok) setRefused(answer.code);
    return answer.ok;
  };
  return { isBusy, refused, ask };
}

/** A wish in the making. */
export function useWish() {
  return useAsking<Wish>(useTable().wish);
}
