import { useEffect, useState } from 'react';
import type { Perspective } from '@great-fire/protocol';
import { lastMove } from '../model/replay-source';
import type { ReplaySource } from '../model/replay-source';
import { visiblePoints } from '../model/visible-points';
import { useReplay } from '../replay-context';

/** By move, by seat; null: it lies not open from there, or is not known yet. */
export type PointsByMove = readonly (readonly (number | null)[])[];

async function fetchPoints(source: ReplaySource, perspective: Perspective): Promise<PointsByMove> {
  const points: (readonly (number | null)[])[] = [];
  for (let move = 0; move <= lastMove(source); move += 1) {
    const view = await source.fetchView(move, perspective);
    points.push(view === null ? [] : visiblePoints(view));
  }
  return points;
}

/** The points of every position, as they lie open from where one looks; null until they are counted. */
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
