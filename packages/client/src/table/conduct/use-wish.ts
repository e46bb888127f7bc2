import type { ErrorCode, Wish } from '@great-fire/protocol';
import { useState } from 'react';
import { useTable } from '../table-context';

/** A wish in the making: at most one at a time, and why the last was not granted. */
export function useWish() {
  const { wish } = useTable();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ErrorCode | null>(null);
  const ask = async (asked: Wish): Promise<boolean> => {
    if (isBusy || wish === null) return false;
    setBusy(true);
    setRefused(null);
    const answer = await wish(asked).finally(() => setBusy(false));
    if (!answer.ok) setRefused(answer.code);
    return answer.ok;
  };
  return { isBusy, refused, ask };
}
