import { useEffect, useState } from 'react';
import type { Perspective } from '@great-fire/protocol';
import { lastMove } from '../model/replay-source';
import type { ReplaySource } from '../model/replay-source';
import { visiblePoints } from '../../table/display/visible-points';
import { useReplay } from '../replay-context';

/** Points by move and seat; null: hidden from this perspective, or not known yet. */
export type PointsByMove = readonly (readonly (number | null)[])[];

async function fetchPoints(source: ReplaySource, perspective: Perspective): Promise<PointsByMove> {
  const points: (readonly (number | null)[])[] = [];
  for (let move = 0; move <= lastMove(source); move += 1) {
    const view = await source.fetchView(move, perspective);
    points.push(view === null ? [] : visiblePoints(view));
  }
  return points;
}

/** Returns the points of every position from the current perspective; null while they are computed. */
export function usePoints(): PointsByMove | null {
  const { source, perspective } = useReplay();
  const [points, setPoints] = useState<PointsByMove | null>(null);
  useEffect(() => {
    let isActive = true;
    void fetchPoints(source, perspective).then((fetched) => {
      if (isActive) setPoints(fetched);
    });
    return () => {
      isActive = false;
    };
  }, [source, perspective]);
  return points;
}
