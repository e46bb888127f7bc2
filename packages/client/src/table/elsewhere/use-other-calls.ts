import type { MyTable } from '@great-fire/protocol';
import { useEffect, useState } from 'react';
import { readMe } from '../../connection/api';
import { arrangeMine, isMyTurn } from '../../connection/lobby-list';

const AGAIN_MS = 60_000;

export interface OtherCalls {
  readonly tables: readonly MyTable[]; // that wait for me, the most urgent first
  readonly now: number; // by the server's clock, when that was so: ms since 1970, UTC
}

const NONE: OtherCalls = { tables: [], now: 0 };

/** The other tables that wait for me, looked after while the page is seen; `isBusy`: this one does, so none is asked for. */
export function useOtherCalls(match: string, isBusy: boolean): OtherCalls {
  const [calls, setCalls] = useState(NONE);
  useEffect(() => {
    if (isBusy) return;
    let isGone = false;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const me = await readMe().catch(() => null); // what was known stays
      if (me === null || isGone) return;
      const others = arrangeMine(me.seats.filter((mine) => mine.match.id !== match && isMyTurn(mine)));
      setCalls({ tables: others, now: me.now });
    };
    const onLook = () => void look();
    onLook();
    const timer = setInterval(onLook, AGAIN_MS);
    document.addEventListener('visibilitychange', onLook);
    return () => {
      isGone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onLook);
    };
  }, [match, isBusy]);
  return isBusy ? NONE : calls;
}
