import { useCallback, useEffect, useRef, useState } from 'react';
import { keepSeen, lastSeen } from '../../shell/seen';
import { useTable } from '../table-context';
import type { Absence } from './digest';
import { CATCH_UP } from './scenes';

const WORTH_TELLING = 3; // moves; fewer are seen at a glance

/** The moves that nobody looked at: the page was closed, out of sight, or cut off for long. */
export function useAbsence(): readonly [Absence | null, () => void] {
  const { match, stateId } = useTable();
  const [start] = useState(() => lastSeen(match.id));
  const seen = useRef(start ?? stateId);
  const wasAway = useRef(true);
  const [absence, setAbsence] = useState<Absence | null>(null);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') {
        wasAway.current = true;
        return;
      }
      const gap = stateId - seen.current;
      const from = seen.current;
      if (gap >= (wasAway.current ? WORTH_TELLING : CATCH_UP + 1)) {
        setAbsence((known) => ({ from: known?.from ?? from, to: stateId }));
      }
      wasAway.current = false;
      seen.current = stateId;
      keepSeen(match.id, stateId);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [match.id, stateId]);
  return [absence, useCallback(() => setAbsence(null), [])];
}
