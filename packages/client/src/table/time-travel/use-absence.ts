import { useCallback, useEffect, useRef, useState } from 'react';
import { saveLastSeen, lastSeen } from '../../lib/last-seen';
import { useDraftStore } from '../move-input/move-input-context';
import { useTable } from '../model/table-context';
import { MAX_ANIMATED_MOVES } from '../model/animation-queue';
import type { ViewerAbsence } from './missed-moves';

const MIN_MISSED_MOVES = 3; // moves; fewer need no summary

/** The tables that are displayed, by their draft store, which outlives a change of layout and the end of the game. */
const displayedTables = new WeakSet();

/**
 * Returns the moves that the viewer missed, or null, and a function that dismisses them. Moves are missed while the
 * page is closed, hidden or long disconnected.
 */
export function useAbsence(): readonly [ViewerAbsence | null, () => void] {
  const { match, stateId } = useTable('match', 'stateId');
  const [storedStateId] = useState(() => lastSeen(match.id));
  const lastSeenStateId = useRef(storedStateId ?? stateId);
  const store = useDraftStore();
  const wasAway = useRef(!displayedTables.has(store));
  const [absence, setAbsence] = useState<ViewerAbsence | null>(null);
  useEffect(() => {
    const updateLastSeen = () => {
      if (document.visibilityState !== 'visible') {
        wasAway.current = true;
        displayedTables.delete(store);
        return;
      }
      const missedMoves = stateId - lastSeenStateId.current;
      const from = lastSeenStateId.current;
      // Instant bots make many moves at once before the eyes of the viewer.
      const maxSeenAtOnce = match.botSpeed === 'instant' ? Infinity : MAX_ANIMATED_MOVES;
      if (wasAway.current ? missedMoves >= MIN_MISSED_MOVES : missedMoves > maxSeenAtOnce) {
        setAbsence((current) => ({ from: current?.from ?? from, to: stateId }));
      }
      wasAway.current = false;
      displayedTables.add(store);
      lastSeenStateId.current = stateId;
      saveLastSeen(match.id, stateId);
    };
    updateLastSeen();
    document.addEventListener('visibilitychange', updateLastSeen);
    return () => document.removeEventListener('visibilitychange', updateLastSeen);
  }, [match.id, match.botSpeed, stateId, store]);
  return [absence, useCallback(() => setAbsence(null), [])];
}
